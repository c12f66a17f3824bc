import { loadRemote, registerRemotes } from '@module-federation/runtime';

/** The only file of the shell that knows by what means remotes arrive. */
export async function importRemote<Module>(remote: { key: string; entry: string; again: boolean }): Promise<Module> {
  const { key, entry, again } = remote;
  registerRemotes([{ name: key, alias: key, entry: new URL(entry, location.origin).href, type: 'module' }], {
    force: again,
  });
  const module = await loadRemote<Module>(`${key}/game`);
  if (!module) throw new Error(`The remote "${key}" exposes no module "./game".`);
  return module;
}
