// Runs the built server as in production, and reports its CPU time and memory on request.
process.on('message', () => process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
await import('../dist/main.js');
process.send('ready');
