// Runs the built server as in production, and reports its CPU time and memory on request.
process.on('message', (question) => {
  // Garbage would hide whether memory grows. Only servers with `--expose-gc` can collect it.
  if (question === 'memory') globalThis.gc?.();
  process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// The channel also closes when the benchmark is killed.
process.on('disconnect', () => process.exit());
await import('../dist/main.js');
process.send('ready');
