// A separate process that sends the requests of many visitors to servers, at a fixed rate of new visitors. Receives one
// message with the load and answers with what it saw.
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from './measured-server.mjs';
import { Visitor } from './visitor.mjs';

const CONNECTIONS = 128;
/** More visitors at once would only measure this process. */
const MOST_AT_ONCE = 400;

process.once('message', async ({ ports, recorded, perSecond, seconds, first }) => {
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS }));
  const times = [];
  const seen = { requests: 0, rejected: 0, failed: 0, skippedVisitors: 0 };
  const visit = async (number) => {
    const visitor = new Visitor(first + number);
    const server = { port: ports[number % ports.length], agent: agents[number % ports.length] };
    for (const request of recorded) {
      const answer = await visitor.repeat(request, (path, options) => exchange(server, path, options));
      if (!answer) continue;
      const { status, ms } = answer;
      seen.requests += 1;
      if (status === 503) seen.rejected += 1;
      else if (status < 400) times.push(ms);
      else seen.failed += 1;
    }
  };
  const underWay = new Set();
  const start = performance.now();
  for (let started = 0; started < perSecond * seconds; started += 1) {
    const early = (started / perSecond) * 1000 - (performance.now() - start);
    if (early > 1) await wait(early);
    if (underWay.size >= MOST_AT_ONCE) seen.skippedVisitors += 1;
    else {
      const going = visit(started).catch(() => void (seen.failed += 1));
      underWay.add(going);
      void going.then(() => underWay.delete(going));
    }
  }
  await Promise.all(underWay);
  times.sort((one, other) => one - other);
  const percentile = (share) => times[Math.floor(times.length * share)] ?? NaN;
  const elapsed = (performance.now() - start) / 1000;
  process.send({ ...seen, elapsed, median: percentile(0.5), p99: percentile(0.99) });
  for (const agent of agents) agent.destroy();
});
process.on('disconnect', () => process.exit());
