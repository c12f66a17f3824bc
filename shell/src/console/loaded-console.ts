import { send } from '@soccer-legends/api-client';
import {
  type ConsoleFiles,
  type ConsoleProps,
  type Language,
  retryPath,
  type TextTree,
} from '@soccer-legends/contracts';
import type { ComponentType } from 'react';
import { loadNames } from '../i18n/translated-names.ts';
import { importRemote } from '../plugins/federation.ts';
import { type RemoteLoading, RetriedLoad, useRemote } from '../plugins/remote-loading.ts';
import { consoleFiles } from './console-document.ts';

export interface LoadedConsole {
  Console: ComponentType<ConsoleProps>;
  texts: TextTree;
}

let load: RetriedLoad<LoadedConsole> | undefined;

/** Loads the console once per document. After the last attempt, `retry` reloads the page. */
export function useLoadedConsole(language: Language): RemoteLoading<LoadedConsole> {
  return useRemote({
    known: load?.done,
    async load() {
      if (!consoleFiles) throw new Error('The console is not built.');
      return (load ??= consoleLoad(consoleFiles, language)).load();
    },
    canRetry: () => load?.canRetry ?? false,
  });
}

/** Returns a load of the console's code and texts, in English if the language is missing. */
function consoleLoad({ entry, locales }: ConsoleFiles, language: Language): RetriedLoad<LoadedConsole> {
  return new RetriedLoad(async (attempt) => {
    const [{ default: Console }, texts] = await Promise.all([
      importRemote<{ default: ComponentType<ConsoleProps> }>({
        key: 'console',
        module: 'console',
        entry: retryPath(entry, attempt),
        again: attempt > 0,
      }),
      send<TextTree>(retryPath(locales[language] ?? locales['en'] ?? '', attempt)),
      loadNames(language),
    ]);
    return { Console, texts };
  });
}
