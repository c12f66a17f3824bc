import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { buildGame, type BuildOutcome } from '../project/build-game.ts';
import type { Project } from '../project/find-project.ts';

/** Debounce, because editors write a file in several steps. */
const SETTLE_MS = 80;

const WATCHED = ['src', 'plugin.json', 'art.svg', 'icon.svg', 'vite.config.mjs'];

/** Builds now and after every change, one build at a time. Returns a function that stops watching. */
export function rebuildOnChange(project: Project, onBuild: (outcome: BuildOutcome) => void): () => void {
  let running = false;
  let dirty = false;
  let timer: NodeJS.Timeout | undefined;

  async function build(): Promise<void> {
    if (running) return void (dirty = true);
    running = true;
    do {
      dirty = false;
      onBuild(await buildGame(project));
    } while (dirty);
    running = false;
  }

  const watchers = WATCHED.flatMap((path) =>
    watched(join(project.folder, path), () => {
      clearTimeout(timer);
      timer = setTimeout(() => void build(), SETTLE_MS);
    }),
  );
  void build();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function watched(path: string, onChange: () => void): FSWatcher[] {
  try {
    return [watch(path, { recursive: true }, onChange)];
  } catch {
    // The file does not exist, because pictures are optional.
    return [];
  }
}
