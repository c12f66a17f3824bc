// The built server as it runs in production, with a line to ask it how much it has worked.
process.on('message', () => process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
await import('../dist/main.js');
process.send('ready');
