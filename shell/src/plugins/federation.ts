import { loadRemote, registerRemotes } from '@module-federation/runtime';

export interface RemoteRequest {
  key: string;
  /** What it exposes. */
  module: 'game' | 'console';
  entry: string;
  /** A retry, below another path. */
  again: boolean;
}

/** The only file of the shell that knows by what means remotes arrive. */
export async function importRemote<Module>({ key, module, entry, again }: RemoteRequest): Promise<Module> {
  const remote = { name: key, alias: key, entry: new URL(entry, location.origin).href, type: 'module' } as const;
  // A retry deletes the global variable of this name, by default the remote's own: `console`, or a game's `history`.
  registerRemotes([{ ...remote, entryGlobalName: `remote:${key}` }], { force: again });
  const loaded = await loadRemote<Module>(`${key}/${module}`);
  if (!loaded) throw new Error(`The remote "${key}" exposes no module "./${module}".`);
  return loaded;
}
