// After a step back or a reload, the height of a longer list is reserved before the first paint, until its articles
// are there (article-list.island.ts).
const { room } = (history.state ?? {}) as { room?: string };
if (room) document.documentElement.style.setProperty('--room', room);

export {};
