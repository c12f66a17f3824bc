import { roundText } from '@soccer-legends/contracts';
import type { Resumable } from '@soccer-legends/game-sdk/react';

/** A round that can be opened after any of its moves. */
export interface OpenedRound {
  round: Resumable;
  /** Number of moves after which it is opened. */
  at: number;
}

/**
 * Returns a round as text: the key of the game, the number of moves to show, and the round as in the reports of players: JSON,
 * compressed with DEFLATE, in Base64url.
 */
export async function writeRound(key: string, { round, at }: OpenedRound): Promise<string> {
  const { version, options, game } = round;
  const text = JSON.stringify({ version, options, game, savedAt: 0 });
  const packed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const bytes = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
  return roundText(key, at, btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

/** Reads a round from a text of `writeRound`, the console or the dashboard. Rejects with a message for any other text. */
export async function readRound(key: string, text: string): Promise<OpenedRound> {
  const [, game, moves, packed] = /^([a-z0-9-]+)\.(\d+)\.([\w-]+)$/.exec(text.trim()) ?? [];
  if (game === undefined || packed === undefined) throw new Error('This is not a round or a report.');
  if (game !== key) throw new Error(`This is a round of ${game}.`);
  const round = await unpacked(packed).catch(() => {
    throw new Error('This round is damaged. Was it copied as a whole?');
  });
  return { round, at: Math.min(Number(moves), round.game.moves.length) };
}

async function unpacked(text: string): Promise<Resumable> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const round = (await new Response(stream).json()) as Resumable;
  if (!Array.isArray(round.game.moves)) throw new TypeError('The round has no moves.');
  return round;
}
