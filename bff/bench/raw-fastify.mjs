// The reference: Fastify sends the same objects, without the other parts of a production server.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const { games, players } = JSON.parse(readFileSync(process.env.BENCH_RESPONSES, 'utf8'));
const app = fastify();
app.get('/api/games', () => games);
app.get('/api/players', () => players);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('message', () => process.send(process.cpuUsage()));
process.send('ready');
