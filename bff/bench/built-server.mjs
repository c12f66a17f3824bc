// Runs the built server as in production, and reports its CPU time and memory on request.
process.on('message', (question) => {
  // Garbage would hide whether memory grows. Only servers that were started with `--expose-gc` can collect it.
  if (question === 'memory') globalThis.gc?.();
  process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() });
});
// A benchmark that is killed closes the channel too.
process.on('disconnect', () => process.exit());
await import('../dist/main.js');
process.send('ready');
