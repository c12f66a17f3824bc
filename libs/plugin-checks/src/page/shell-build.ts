import { integrityOf } from '../check-build.ts';

/** What a page needs to know about the shell's build. */
export interface ShellBuild {
  /** Its `index.html`. */
  template: string;
  /** The style sheet in the template. */
  styles: string | undefined;
  /** The scripts in the template. */
  scripts: readonly string[];
  /** Hashes of the script files, as in an integrity attribute, by address. */
  integrity: Readonly<Record<string, string>>;
}

/** Reads the files of the shell's build, which are given by path. */
export function readShellBuild(files: ReadonlyMap<string, Buffer>): ShellBuild {
  const template = files.get('index.html')!.toString('utf8');
  return {
    template,
    styles: /<style>([^]*?)<\/style>/.exec(template)?.[1],
    scripts: [...template.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(([, text]) => text!),
    integrity: Object.fromEntries(
      [...files].filter(([path]) => path.endsWith('.js')).map(([path, bytes]) => [`/${path}`, integrityOf(bytes)]),
    ),
  };
}

/** Returns the address of the shell's own texts in a language; undefined if the build has none. */
export function shellTextsIn(addresses: Iterable<string>, language: string): string | undefined {
  const named = new RegExp(`^/assets/${language}-[^/]+\\.json$`);
  return [...addresses].find((address) => named.test(address));
}
