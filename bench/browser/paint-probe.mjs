// Runs inside the page, before anything of it. Writes down when the first dish was painted and, if asked to
// (`window.benchTaps`), taps the first '+' as soon as there is one and writes down when the cart showed it.
(() => {
  const seen = { firstDish: null, plusWorks: null, taps: 0 };
  window.benchSeen = seen;

  // A message sent from an animation frame arrives after that frame was painted.
  const afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  };
  const isOnScreen = (element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  };
  const findDish = () => {
    const dish = document.querySelector('.dish');
    if (!dish || !isOnScreen(dish)) return;
    afterPaint((now) => {
      seen.firstDish ??= now;
    });
  };
  const tapPlus = () => {
    const button = document.querySelector('.add:not(.pick)');
    const badge = document.querySelector('[data-cart]');
    if (!button || !badge) return;
    button.click();
    seen.taps += 1;
    if (badge.hidden || Number(badge.textContent) < 1) return;
    afterPaint((now) => {
      seen.plusWorks ??= now;
    });
  };

  const check = () => {
    if (seen.firstDish === null) findDish();
    if (window.benchTaps && seen.plusWorks === null) tapPlus();
    if (seen.firstDish === null || (window.benchTaps && seen.plusWorks === null))
      requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
})();
