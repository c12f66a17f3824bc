import { CLIENT_REPORT_LIMITS, type ScriptOwner } from '@soccer-legends/contracts';

const PLACE = /\/(?:assets|plugins)\/[\w.~/-]+:\d+:\d+/g;

/** The places of a stack that lie in the site's own files, innermost first; no other text of it is ever told. */
export function ownPlaces(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(PLACE)].map(([place]) => place).slice(0, CLIENT_REPORT_LIMITS.frames);
}

/** Whose script the innermost of our own places is in; a game's by its key and release. */
export function ownerOf([innermost = '']: readonly string[]): ScriptOwner {
  const release = /^\/plugins\/([^/]+\/[^/~]+)(?:~r\d)?\//.exec(innermost)?.[1];
  if (release !== undefined) return release as ScriptOwner;
  return innermost.startsWith('/assets/console/') ? 'console' : 'shell';
}
