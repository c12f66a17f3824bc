import type { ProjectFiles } from '../project/project-files.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the changed JSON file of a project; no file if it does not exist or has not changed. */
export function changedJson(files: ProjectFiles, path: string, change: (value: Json) => Json): ProjectFiles {
  const text = files[path];
  if (text === undefined) return {};
  const value = JSON.parse(text) as Json;
  const changed = change(value);
  return JSON.stringify(changed) === JSON.stringify(value) ? {} : { [path]: `${JSON.stringify(changed, null, 2)}\n` };
}
