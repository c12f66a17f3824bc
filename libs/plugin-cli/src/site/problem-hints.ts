import type { ProblemCode } from '@soccer-legends/contracts';

const CREATE_TOKEN = 'Create a token for this plugin in the Plugins tab of the console, and set SOCCER_LEGENDS_TOKEN.';

/** Instructions for problems that the site reports. */
const HINTS: Partial<Record<ProblemCode, string>> = {
  // Without a token, the site treats the request as one from the console.
  'request.wrongAddress': CREATE_TOKEN,
  'publishToken.invalid': CREATE_TOKEN,
  'publishToken.expired': CREATE_TOKEN,
  'publishToken.revoked': CREATE_TOKEN,
  'publishToken.identityRefused':
    'Ask an administrator to enter the issuer and the subject of your CI jobs in the tab Plugins. The audience of the jobs must be the site.',
  'publishToken.otherPlugin':
    'A token belongs to one plugin key. Check that "key" in plugin.json is the key of the token.',
  'plugin.versionExists': 'A published version never changes. Increase "version" in plugin.json and publish again.',
  'plugin.addressTaken': 'Choose another "route" in plugin.json.',
  'plugin.addressReserved': 'Choose another "route" in plugin.json.',
  'plugin.notFound': 'Nothing is published under this key. Run "soccer-legends publish" first.',
  'plugin.versionNotFound': 'Run "soccer-legends status" to see the published versions.',
  'plugin.versionAmbiguous': 'Select the content with --content <first eight characters>, as shown by "status".',
  'plugin.releaseConflict':
    'Someone else changed the live version in the meantime. Check "soccer-legends status" and try again.',
  'plugin.incompatible': 'Build against the SDK of this site. "soccer-legends migrate" updates a game.',
  'plugin.versionDamaged': 'Run "soccer-legends publish" with that version again; the site then repairs its files.',
  'plugin.versionWithdrawn': 'Increase "version" in plugin.json, publish and release that version.',
  'plugin.withdrawn': 'Ask an administrator to restore the game.',
  'devOverride.notStaged':
    'Run "soccer-legends stage --share 1 --reason …" first. "soccer-legends dev" shows the build of this folder without that.',
  'devOverride.notLoopback': 'A development server must listen on localhost, 127.0.0.1 or [::1].',
  rateLimited: 'Wait a minute and try again.',
  overloaded: 'Wait a moment and try again.',
};

/**
 * Returns what to do about a problem; undefined if the site's own message is enough.
 * @param withToken whether the request had a publish token
 */
export function hintFor(code: ProblemCode, { withToken }: { withToken: boolean }): string | undefined {
  if (code === 'session.required')
    return withToken ? 'A token does not permit this. Ask an administrator.' : CREATE_TOKEN;
  return HINTS[code];
}
