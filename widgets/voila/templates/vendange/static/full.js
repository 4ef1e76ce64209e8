// There was no room for this page: it is asked for again, by itself, with all that stands in its address.
const seconds = Number(document.querySelector("[data-retry]").dataset.retry);
setTimeout(() => location.reload(), 1000 * seconds * (0.75 + Math.random() / 2)); // not all who wait at the same moment
