// Asks once a minute how many declarations wait, and only while somebody can see the page.
const MINUTE = 60_000;

for (const place of document.querySelectorAll('[data-live-count]')) {
  let askedAt = Date.now();
  const ask = async () => {
    if (document.hidden || Date.now() - askedAt < MINUTE) return;
    askedAt = Date.now();
    try {
      const answer = await fetch(place.dataset.liveCount);
      if (!answer.ok) return;
      const { words } = await answer.json();
      // The same words again would be read out again.
      if (typeof words === 'string' && words !== place.textContent) place.textContent = words;
    } catch {
      // Without a network the last count stays; the next minute asks again.
    }
  };
  setInterval(ask, MINUTE);
  document.addEventListener('visibilitychange', ask);
}
