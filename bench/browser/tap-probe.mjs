// Runs in the page before anything else: how long each interaction took until the next frame was painted, in
// milliseconds. The browser rounds to 8 ms and reports nothing below 16.
let taps = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) taps.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });

window.benchTaps = {
  forget: () => {
    taps = [];
  },
  read: async () => {
    // Entries come some time after their frame.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
    return taps;
  },
};
