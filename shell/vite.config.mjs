import { defineShell } from '@soccer-legends/remote-config';

/** The modules that replays need in a page and in a frame. Pages without a replay do not load them. */
const replay = [
  'src/corrections/correctable.ts',
  'src/ghost/ghost.lazy.tsx',
  'src/play/replayed-round.replay.ts',
  'src/play/ReplayBoard.replay.tsx',
  'src/replay/check-friend.ts',
  'src/replay/report-button.lazy.tsx',
  'src/replay/round-report.replay.ts',
];

/** The modules that the frames of sandboxed games share with lazy modules. */
const ended = ['src/ghost/ghost.ts', 'src/play/replayed-end.ts'];

/** The modules that write results into a league. Pages of visitors without one do not load them. */
const league = [
  'src/league/league-entry.ts',
  'src/league/league-exchange.ts',
  'src/league/league-keys.ts',
  'src/league/league-store.ts',
  'src/league/league-sync.lazy.ts',
  'src/league/league-table.ts',
  'src/league/leagues-here.ts',
];
const sealing = ['src/codes/sealing.ts'];
const recordings = ['src/recordings/packed-recording.lazy.ts'];

// A group also takes what its modules import, unless an earlier group has it.
export default defineShell({
  rare: { ended, replay, sealing, recordings, league },
  framed: ['play.lazy', 'frame.lazy'],
});
