import { existsSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from '@soccer-legends/plugin-checks';
import { parseScript } from '../check/check-scripts.ts';
import { isGameScript, readSources } from '../check/sources.ts';
import { buildGame, type BuildOutcome } from '../project/build-game.ts';
import type { Project } from '../project/find-project.ts';
import { WarmBuilder } from './warm-builder.ts';

/** Debounce, because editors write a file in several steps. */
const SETTLE_MS = 80;

const WATCHED = ['src', 'plugin.json', 'art.svg', 'icon.svg', 'vite.config.mjs'];

/** Builds now and after every change, one build at a time. Returns a function that stops it. */
export function rebuildOnChange(project: Project, onBuild: (outcome: BuildOutcome) => void): () => void {
  let running = false;
  let dirty = false;
  let timer: NodeJS.Timeout | undefined;
  const builder = new WarmBuilder(project.folder);

  async function build(): Promise<void> {
    if (running) return void (dirty = true);
    running = true;
    do {
      dirty = false;
      const output = syntaxError(project.folder);
      onBuild(output === undefined ? await buildGame(project, builder.build) : { kind: 'failed', output });
    } while (dirty);
    running = false;
  }

  let watchers: FSWatcher[] = [];
  function stopWatching(): void {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  }
  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAnew();
      void build();
    }, SETTLE_MS);
  }
  /**
   * On Linux, a watcher loses a file or folder that another one replaced, as many editors and Git do. New watchers find it, and
   * the one of the project notices a folder that did not exist when they started.
   */
  function watchAnew(): void {
    stopWatching();
    const { folder } = project;
    watchers = [watch(folder, (_event, name) => WATCHED.includes(name ?? '') && onChange())];
    if (existsSync(join(folder, 'src'))) watchers.push(watch(join(folder, 'src'), { recursive: true }, onChange));
  }
  watchAnew();
  void build();
  return () => {
    stopWatching();
    builder.stop();
  };
}

/** Returns what is wrong with the first file that cannot be parsed. The build would report it ten seconds later. */
export function syntaxError(folder: string): string | undefined {
  for (const source of readSources(folder)) {
    const { path, text } = source;
    try {
      if (path.endsWith('.json')) JSON.parse(text);
      else if (isGameScript(source)) parseScript(path, text);
    } catch (fault) {
      const { message, pos } = fault as Error & { pos?: number };
      return `${path}${pos === undefined ? '' : `:${lineAt(text, pos)}`}\n\n${message}`;
    }
  }
  return undefined;
}
