// The reference for the benchmark of writes: Career Guess on Fastify and the PostgreSQL driver only, with the same
// transactions.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`create table peer_game (
  id uuid primary key, player_ids jsonb not null, answers jsonb not null, current_round integer not null)`);
const ROUNDS = 5;
const app = fastify();

app.post('/api/game/new', async () => {
  const playerIds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  const gameId = randomUUID();
  await pool.query('insert into peer_game values ($1, $2, $3, 1)', [gameId, JSON.stringify(playerIds), '[]']);
  return { gameId, currentRound: 1, correctPlayerId: playerIds[0] };
});

app.post('/api/game/guess', ({ body: { gameId, playerId } }) =>
  change(gameId, (game) => {
    const correct = game.player_ids[game.current_round - 1] === playerId;
    game.answers.push({ playerId, correct });
    return { correct, gameState: { currentRound: game.current_round } };
  }),
);

app.post('/api/game/next-round', ({ body: { gameId } }) =>
  change(gameId, (game) => {
    game.current_round += 1;
    const roundsWon = game.answers.filter(({ correct }) => correct).length;
    const { player_ids: playerIds, current_round: currentRound } = game;
    return { currentRound, roundsWon, correctPlayerId: playerIds[Math.min(currentRound, ROUNDS) - 1] };
  }),
);

async function change(id, verb) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select * from peer_game where id = $1 for update', [id]);
    const answer = verb(rows[0]);
    const { answers, current_round: round } = rows[0];
    await client.query('update peer_game set answers = $2, current_round = $3 where id = $1', [
      id,
      JSON.stringify(answers),
      round,
    ]);
    await client.query('commit');
    return answer;
  } finally {
    client.release();
  }
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('message', () => process.send(process.cpuUsage()));
process.send('ready');
