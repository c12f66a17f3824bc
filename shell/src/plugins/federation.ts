import { loadRemote, registerRemotes } from '@module-federation/runtime';

export interface RemoteRequest {
  key: string;
  module: 'game' | 'console';
  entry: string;
  again: boolean;
}

/** Loads a module of a remote. No other file of the shell uses module federation. */
export async function importRemote<Module>({ key, module, entry, again }: RemoteRequest): Promise<Module> {
  const remote = { name: key, alias: key, entry: new URL(entry, location.origin).href, type: 'module' } as const;
  // Without a prefix, a retry would delete the browser's global of the remote's name, such as `console` or `history`.
  registerRemotes([{ ...remote, entryGlobalName: `remote:${key}` }], { force: again });
  const loaded = await loadRemote<Module>(`${key}/${module}`);
  if (!loaded) throw new Error(`The remote "${key}" exposes no module "./${module}": build it with defineRemote().`);
  return loaded;
}
