import type { ProjectFiles } from '../new/project-files.ts';

type Json = Readonly<Record<string, unknown>>;

/** A JSON file of a project, changed; nothing where there is no such file or the change changes nothing. */
export function changedJson(files: ProjectFiles, path: string, change: (value: Json) => Json): ProjectFiles {
  const text = files[path];
  if (text === undefined) return {};
  const value = JSON.parse(text) as Json;
  const changed = change(value);
  return JSON.stringify(changed) === JSON.stringify(value) ? {} : { [path]: `${JSON.stringify(changed, null, 2)}\n` };
}
