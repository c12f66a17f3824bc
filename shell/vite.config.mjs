import { defineShell } from '@soccer-legends/remote-config';

/** What replays need in a page and in a frame. Pages without a replay do not load it. */
const replay = [
  'src/corrections/correctable.ts',
  'src/ghost/Ghost.replay.tsx',
  'src/play/replayed-round.replay.ts',
  'src/play/ReplayBoard.replay.tsx',
  'src/replay/ReportButton.replay.tsx',
  'src/replay/round-report.replay.ts',
];

export default defineShell({ rare: { replay } });
