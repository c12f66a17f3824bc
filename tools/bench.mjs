// npm run bench: what the server and the pages cost, as ratios to a peer that is measured in the same run.
import { build, install, run, say } from './prepare.mjs';

install();
build();
say('Server: CPU time per request against raw Fastify …');
const server = run('node', ['bff/bench/hot-path.bench.mjs']);
say('Server: what a puzzle costs …');
const generators = run('node', ['bff/bench/generators.bench.mjs']);
say('Server: a hundred plugins against ten …');
const plugins = run('node', ['bff/bench/many-plugins.bench.mjs']);
say("Server: a page of the console's players …");
const adminPlayers = run('node', ['bff/bench/admin-players.bench.mjs']);
say('Pages: against the same code as one plain application …');
const pages = run('node', ['e2e/bench/front-end.bench.mjs']);
say('Pages: Lighthouse, as on a phone …');
const lighthouse = run('node', ['e2e/bench/lighthouse.bench.mjs']);
process.exit(server || generators || plugins || adminPlayers || pages || lighthouse);
