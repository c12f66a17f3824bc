import { init, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { SHARED_MODULES } from './shared-modules.ts';

export interface RemoteRequest {
  key: string;
  module: 'game' | 'console';
  entry: string;
  /** Whether an earlier attempt failed. Its registration is then replaced. */
  again: boolean;
}

let host: ModuleFederation | undefined;

/**
 * Loads a module of a remote. Throws an error if the remote does not expose it. No other file of the shell uses module
 * federation.
 */
export async function importRemote<Module>({ key, module, entry, again }: RemoteRequest): Promise<Module> {
  host ??= openHost();
  const remote = { name: key, alias: key, entry: new URL(entry, location.href).href, type: 'module' } as const;
  // Without a prefix, a retry would delete the browser's global of the remote's name, such as `console` or `history`.
  host.registerRemotes([{ ...remote, entryGlobalName: `remote:${key}` }], { force: again });
  const loaded = await host.loadRemote<Module>(`${key}/${module}`);
  if (!loaded) throw new Error(`The remote "${key}" exposes no module "./${module}": build it with defineRemote().`);
  return loaded;
}

function openHost(): ModuleFederation {
  // Remotes do not contain the federation runtime; they read the shell's, at this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return init({ name: 'shell', remotes: [], shared: SHARED_MODULES, shareStrategy: 'loaded-first' });
}
