import { CLIENT_REPORT_LIMITS, type ScriptOwner } from '@soccer-legends/contracts';

const PLACE = /\/(?:assets|plugins)\/[\w.~/-]+:\d+:\d+/g;

/** Returns the positions of a stack in the site's own files, innermost first. Reports contain nothing else of it. */
export function ownPlaces(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(PLACE)].map(([place]) => place).slice(0, CLIENT_REPORT_LIMITS.frames);
}

/** Returns the owner of the innermost position; for a game, its key and release. */
export function ownerOf([innermost = '']: readonly string[]): ScriptOwner {
  const release = /^\/plugins\/([^/]+\/[^/~]+)(?:~r\d)?\//.exec(innermost)?.[1];
  if (release !== undefined) return release as ScriptOwner;
  return innermost.startsWith('/assets/console/') ? 'console' : 'shell';
}
