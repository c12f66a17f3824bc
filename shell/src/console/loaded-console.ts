import type { Language } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import type { RemoteLoading } from '../plugins/remote-loading.ts';
import type { RetriedLoad } from '../plugins/retried-load.ts';
import { consoleFiles } from './console-document.ts';
import { consoleLoad, type LoadedConsole } from './load-console.ts';

let load: RetriedLoad<LoadedConsole> | undefined;

/** Loads the console once per document. After the last attempt, `retry` reloads the page. */
export function useLoadedConsole(language: Language): RemoteLoading<LoadedConsole> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState(load?.done);
  const [fault, setFault] = useState<unknown>();

  useEffect(() => {
    let current = true;
    const loading = consoleFiles
      ? (load ??= consoleLoad(consoleFiles, language)).load()
      : Promise.reject(new Error('The console is not built.'));
    loading.then(
      (console) => current && setLoaded(console),
      (cause: unknown) => {
        console.error('The console could not be loaded', cause);
        if (current) setFault(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [language, tries]);

  function retry(): void {
    if (!load?.canRetry) return location.reload();
    setFault(undefined);
    setTries(tries + 1);
  }

  return { loaded, fault, tries, retry };
}
