import { defineShell } from '@soccer-legends/remote-config';

/** The modules that replays need in a page and in a frame. Pages without a replay do not load them. */
const replay = [
  'src/corrections/correctable.ts',
  'src/ghost/ghost.lazy.tsx',
  'src/play/replayed-round.replay.ts',
  'src/play/ReplayBoard.replay.tsx',
  'src/replay/report-button.lazy.tsx',
  'src/replay/round-report.replay.ts',
];

export default defineShell({ rare: { replay } });
