// Runs in the page before anything else: how long its main thread stands still, in milliseconds for each time.
let stalls = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) stalls.push(duration);
}).observe({ type: 'longtask' });

window.benchStalls = {
  forget: () => {
    stalls = [];
  },
  // Entries come with the frame after their task.
  read: async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return stalls;
  },
};
