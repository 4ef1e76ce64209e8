"""The options of both editions: variants, and rulings where the booklets can be read in two ways."""

from __future__ import annotations

from typing import NamedTuple


class SpecialVintageOptions(NamedTuple):
    """The rulings in force in the 2016 edition; defaults and meanings stand in the data file."""

    first_game_regions: bool
    declared_expert_counts_for_legal_move: bool
    pass_allowed_when_already_on_pass: str
    order_places_used: str
    waiting_cubes_without_slot: str
    minho_on_estate_with_cellar: bool
    region_gifts_compulsory: bool
    experts_usable_during_action: bool
    vineyard_experts_apply_to_tile_purchases: bool
    non_participant_ranked_at_fair: bool
    maintenance_2016_barrels_taken: str
    majority_multiplier_counts_ties: bool
    solo_unused_region_at_setup: str
    solo_each_action_is_a_turn: bool
    solo_free_move_saves_lacerda_bago: bool
    solo_unused_region_in_play: str
    solo_no_barrel_no_cubes: bool
    lacerda_press_release_cube_fp: str
    trophy_on_tie: bool


class ReserveOptions(NamedTuple):
    """The variants and rulings in force in the 2010 edition."""

    first_game_regions: bool
    maintenance_variant: bool
    five_estates: bool
    declared_expert_counts_for_legal_move: bool
    pass_allowed_when_already_on_pass: str
    order_places_used: str
    waiting_cubes_without_slot: str
    minho_on_estate_with_cellar: bool
    region_gifts_compulsory: bool
    experts_usable_during_action: bool
    vineyard_experts_apply_to_tile_purchases: bool
    non_participant_ranked_at_fair: bool
    pairs_before_later_extra_action: bool
    expert_gift_may_be_declined_at_limit_2010: bool
    discount_experts_cumulative_2010: bool
    estate_without_vineyard_stays_bound_2010: bool
    magnate_multiplier_same_row: bool
    take_barrel_from_multiplier_2010: bool
    algarve_bonus_counts_for_wine_multiplier_2010: bool
    score_may_go_negative: bool
    end_2010_magnate_rounds_repeat: bool
    maintenance_variant_2010_may_take_more: bool
