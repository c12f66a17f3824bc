import type { ProblemCode } from '@soccer-legends/contracts';

const MAKE_ONE = 'Make a token for this plugin in the console, tab Plugins, and set SOCCER_LEGENDS_TOKEN.';

/** What to do about an answer of the site, where its own message cannot know it. */
const HINTS: Partial<Record<ProblemCode, string>> = {
  'publishToken.invalid': MAKE_ONE,
  'publishToken.expired': MAKE_ONE,
  'publishToken.revoked': MAKE_ONE,
  'publishToken.otherPlugin': 'A token belongs to one plugin key. Is "key" in plugin.json the one it was made for?',
  'plugin.versionExists': 'What is published never changes. Raise "version" in plugin.json and publish again.',
  'plugin.addressTaken': 'Choose another "route" in plugin.json.',
  'plugin.addressReserved': 'Choose another "route" in plugin.json.',
  'plugin.notFound': 'Nothing is published under this key yet: "soccer-legends publish" does that.',
  'plugin.versionNotFound': '"soccer-legends list" shows what was published.',
  'plugin.versionAmbiguous': 'Name the content too: --content <its first eight characters>, as "list" shows them.',
  'plugin.releaseConflict': 'Somebody else moved the live version meanwhile. Look at "list", then decide anew.',
  'plugin.incompatible': 'Build against the SDK that this site offers: "soccer-legends migrate" brings a game forward.',
  'devOverride.notLoopback': 'A development server has to listen on this machine: localhost, 127.0.0.1 or [::1].',
  rateLimited: 'Wait a minute and try again.',
  overloaded: 'Wait a moment and try again.',
};

export function hintFor(code: ProblemCode, { withToken }: { withToken: boolean }): string | undefined {
  if (code === 'session.required') return withToken ? 'A token may not do this; an administrator may.' : MAKE_ONE;
  return HINTS[code];
}
