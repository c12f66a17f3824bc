import type { Severity } from './finding.ts';

/** What stands in the documents about one code. */
export interface CheckPage {
  severity: Severity;
  title: string;
  why: string;
  remedy: string;
}

/** Every code that `check` can answer with; codes are permanent. `docs/plugin-checks.md` is written from this list. */
export const CHECKS = {
  'manifest.invalid': {
    severity: 'error',
    title: 'The manifest is not right',
    why: 'The site reads `plugin.json` before it loads any code. The schema is the same that the server uses.',
    remedy: 'Change what the message names. The reference of the manifest is in `docs/plugin-manifest.md`.',
  },
  'manifest.untranslated': {
    severity: 'warning',
    title: 'The hub would show English',
    why: 'The name or the description of the game has no text in a language of the site.',
    remedy: 'Write it under that language in `plugin.json`. A name that is the same everywhere is repeated.',
  },
  'sdk.incompatible': {
    severity: 'error',
    title: 'The game does not fit the SDK',
    why: 'The range under `sdk` leaves out the SDK that is installed here, so that no site could run this build.',
    remedy: 'Run `soccer-legends migrate`; it brings an older game forward, and the range with it.',
  },
  'texts.missing': {
    severity: 'error',
    title: 'A language lacks a text, or has one too many',
    why: 'Players choose among six languages, and a text that is missing is shown in English in the middle of another.',
    remedy: 'Bring `src/locales/` to the same keys and the same gaps as `en.json`.',
  },
  'code.forbiddenGlobal': {
    severity: 'error',
    title: 'The game reaches for the page',
    why: 'A game shares the page with the shell. What it takes from the browser by itself nobody can give back when it leaves, keep apart from other games, or stop while it is paused.',
    remedy:
      'Use the services: `http` for calls, `toast` and `announce` for news, timers of the rules for time. The state of a round is kept by the SDK.',
  },
  'code.timer': {
    severity: 'warning',
    title: 'A timer outside the rules',
    why: 'Time is a move: timers that the rules list in `effects` stop while the page is hidden, follow the time setting of the player, and end with the game. One of the browser does none of that.',
    remedy: 'List the timer in `effects`. For a mere animation use CSS.',
  },
  'code.dynamicCode': {
    severity: 'error',
    title: 'Code from a text',
    why: 'The policy of the site lets no text become code, so this line would throw in every player’s browser.',
    remedy: 'Write the function down; a table of functions does what a text of code was to do.',
  },
  'code.rawHtml': {
    severity: 'error',
    title: 'Raw HTML',
    why: 'Markup from a text is how a foreign script gets to run.',
    remedy: 'Return elements. Emphasis within a text is two texts.',
  },
  'code.forbiddenImport': {
    severity: 'error',
    title: 'An import that a game cannot have',
    why: 'A game brings its own code and its own packages; React, the SDK and the components come from the page. The insides of the shell, of other games, of Node and of the test tools are not there.',
    remedy:
      'Import from `@soccer-legends/game-sdk`, `@soccer-legends/game-sdk/react`, `@soccer-legends/ui`, `react`, or add the package to `dependencies`.',
  },
  'rules.impure': {
    severity: 'error',
    title: 'Rules that are not pure',
    why: 'A saved round is its seed and its moves. Rules that read a clock, roll their own dice or know a screen cannot be replayed, so that a reload would lose the round.',
    remedy: 'Take chance from the `random` that is handed in, and let time arrive as a move.',
  },
  'css.leaks': {
    severity: 'error',
    title: 'A style that leaks',
    why: 'The style sheet of a game is on the page of the shell. A selector without a class of its module changes what does not belong to the game.',
    remedy: 'Write styles in `*.module.css`, and begin every selector with a class.',
  },
  'types.wrong': {
    severity: 'error',
    title: 'A type is wrong',
    why: 'The compiler is what holds a game to the SDK that it was built against.',
    remedy: 'See the message; `tsc` says the same.',
  },
  'tests.failed': {
    severity: 'error',
    title: 'A test fails',
    why: 'The tests of a game need no site; one that fails here fails everywhere.',
    remedy: 'See the message; `vitest run` says the same.',
  },
  'tests.noContract': {
    severity: 'error',
    title: 'The rules are not held to the contract',
    why: '`testRulesContract` plays random games and finds what no table of examples does: a state that does not survive a reload, a game that never ends, a move that changes the past.',
    remedy: 'Call `testRulesContract` of `@soccer-legends/game-sdk/testing` in a test of the rules.',
  },
  'tools.missing': {
    severity: 'error',
    title: 'A tool is not installed',
    why: 'The compiler, the tests and the build are run in the versions of the project itself.',
    remedy: 'Run `npm install`.',
  },
  'build.failed': {
    severity: 'error',
    title: 'The build fails',
    why: 'What cannot be built cannot be published.',
    remedy: 'See the message; `vite build` says the same.',
  },
  'bundle.incomplete': {
    severity: 'error',
    title: 'A file is missing in the build',
    why: 'The site needs the manifest, the entry and the English texts of every game.',
    remedy: 'Let `vite.config.mjs` be the one call of `defineRemote()`, and put the texts into `src/locales/`.',
  },
  'bundle.fileKind': {
    severity: 'error',
    title: 'A file that is not served',
    why: 'The server takes scripts, style sheets, texts, pictures and fonts, under plain names.',
    remedy: 'Rename the file or leave it out.',
  },
  'bundle.tooLarge': {
    severity: 'error',
    title: 'The game is too large',
    why: 'A player on a telephone waits for every kilobyte between the click and the first question.',
    remedy:
      'Look at what the packages bring. Data belongs on the server, pictures into `art.svg` or files of their own.',
  },
  'bundle.ownReact': {
    severity: 'error',
    title: 'A second React',
    why: 'With two copies of React on a page hooks and contexts of one are unknown to the other.',
    remedy: 'Remove the package that bundles React, or the setting that does.',
  },
  'accessibility.violation': {
    severity: 'error',
    title: 'A round that not everybody can play',
    why: 'axe has looked at the first screen of a round, as far as that is possible without layout: names, roles, structure. Colours and sizes are seen by the browser tests of the site alone.',
    remedy: 'The message names the rule and the element.',
  },
  'accessibility.notSeen': {
    severity: 'warning',
    title: 'No round could be looked at',
    why: 'The round is dealt without a server, since a check must not need one. This game deals none then.',
    remedy: 'Let `deal` fall back on a few facts that it brings along; players are glad of that too.',
  },
} as const satisfies Readonly<Record<string, CheckPage>>;

export type CheckCode = keyof typeof CHECKS;

export function pageOf(code: CheckCode): CheckPage {
  return CHECKS[code];
}
