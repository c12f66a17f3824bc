import type { Severity } from './finding.ts';

/** The documentation of one code. */
export interface CheckPage {
  severity: Severity;
  title: string;
  /** Markdown, like `remedy`. */
  why: string;
  remedy: string;
}

/** Every code that `check` can report. Codes are permanent. `/authors/checks` is generated from this list. */
export const CHECKS = {
  'manifest.invalid': {
    severity: 'error',
    title: 'The manifest is invalid',
    why: 'The site reads `plugin.json` before it loads any code. The server validates it with the same schema.',
    remedy: 'Change the field that the message names. `/authors/manifest` is the reference of the manifest.',
  },
  'manifest.untranslated': {
    severity: 'warning',
    title: 'A translation of the manifest is missing',
    why: 'The name or the description has no text in a language of the site, so the hub shows it in English.',
    remedy: 'Add the text for that language to `plugin.json`, also if it is the same as in English.',
  },
  'sdk.incompatible': {
    severity: 'error',
    title: 'The game is incompatible with the SDK',
    why: 'The range in `sdk` excludes the installed SDK, so no site can run this build.',
    remedy: 'Run `soccer-legends migrate`. It updates the game and its range.',
  },
  'texts.missing': {
    severity: 'error',
    title: 'A language has a missing or an extra text',
    why: 'Players choose one of six languages. A missing text is shown in English among texts of another language.',
    remedy: 'Give all files in `src/locales/` the same keys and placeholders as `en.json`.',
  },
  'texts.invalid': {
    severity: 'error',
    title: 'A language file cannot be used',
    why: 'A language file is a JSON object of texts and groups of texts. Anything else breaks the game in that language.',
    remedy: 'See the message. Compare the file with `en.json` of a new game.',
  },
  'code.forbiddenGlobal': {
    severity: 'error',
    title: 'The game uses a global of the browser',
    why: 'A game shares the page with the shell. The shell cannot release, isolate or pause what a game takes from the browser directly.',
    remedy:
      'Use the services: `http` for requests, `toast` and `announce` for messages, `effects` of the rules for timers. The SDK saves the state of a round.',
  },
  'code.timer': {
    severity: 'warning',
    title: 'A timer outside the rules',
    why: 'Timers that the rules list in `effects` stop while the page is hidden, respect the time setting of the player, and end with the game. Timers of the browser do not.',
    remedy: 'List the timer in `effects`. Use CSS for an animation.',
  },
  'code.dynamicCode': {
    severity: 'error',
    title: 'Code is created from a string',
    why: 'The content security policy of the site forbids it, so this line throws in every player’s browser.',
    remedy: 'Write the function as code, or use a table of functions.',
  },
  'code.rawHtml': {
    severity: 'error',
    title: 'Raw HTML',
    why: 'Markup in a string can run injected scripts (cross-site scripting).',
    remedy: 'Return elements. Split a text with emphasis into several texts.',
  },
  'code.forbiddenImport': {
    severity: 'error',
    title: 'The import is not allowed in a game',
    why: 'A game contains its own code and packages. React, the SDK and the components come from the page. Code of the shell, of other games, of Node and of test tools is not available.',
    remedy:
      'Import from `@soccer-legends/game-sdk`, `@soccer-legends/game-sdk/react`, `@soccer-legends/ui`, `react`, or add the package to `dependencies`.',
  },
  'rules.impure': {
    severity: 'error',
    title: 'The rules are not pure',
    why: 'A round is saved as its seed and its moves. Rules that read a clock, use random numbers of their own or access the screen cannot be replayed, so a reload would lose the round.',
    remedy: 'Use the `random` argument, and handle time as a move.',
  },
  'css.leaks': {
    severity: 'error',
    title: 'A style affects other parts of the page',
    why: 'The style sheet of a game applies to the whole page. A selector without a class of its module changes elements outside the game.',
    remedy:
      'Write styles in `*.module.css`, and start every selector with a class. Siblings of that class need a class as well.',
  },
  'types.wrong': {
    severity: 'error',
    title: 'The compiler reports a type error',
    why: 'The compiler checks that a game uses the SDK correctly.',
    remedy: 'See the message. `tsc` reports the same error.',
  },
  'tests.failed': {
    severity: 'error',
    title: 'A test fails',
    why: 'The tests of a game need no site, so a test that fails here fails everywhere.',
    remedy: 'See the message. `vitest run` reports the same error.',
  },
  'tests.noContract': {
    severity: 'error',
    title: 'No test checks the rules contract',
    why: '`testRulesContract` plays random games. It finds errors that examples miss: a state that is lost by a reload, a game that never ends, a move that changes an earlier state.',
    remedy: 'Call `testRulesContract` of `@soccer-legends/game-sdk/testing` in a test of the rules.',
  },
  'tests.noDealContract': {
    severity: 'error',
    title: 'No test checks the deal contract',
    why: 'On a matchday everybody plays the same round. `testDealContract` deals with different clocks, languages and random numbers, and compares the rounds.',
    remedy:
      'Call `testDealContract` of `@soccer-legends/game-sdk/testing` in a test of the deal, or set `"matchday": false` in `plugin.json`.',
  },
  'deal.notReproducible': {
    severity: 'error',
    title: 'The same seed deals different rounds',
    why: 'On a matchday everybody plays the same round. A deal that reads the clock or `Math.random` is different for every player.',
    remedy:
      'Use `createRandom(seed)` with the seed of the deal for every random choice, or set `"matchday": false` in `plugin.json`.',
  },
  'deal.notFrozen': {
    severity: 'error',
    title: 'The deal reads what a matchday does not freeze',
    why: 'On a matchday everybody plays the same round. The site keeps the responses of the frozen calls for the day; all others change with every correction of the data.',
    remedy:
      'Deal from the frozen calls, which `/authors/data` lists, or set `"matchday": false` in `plugin.json`. Read the rest in `perform`.',
  },
  'deal.slow': {
    severity: 'error',
    title: 'The deal is slow',
    why: 'A player waits for the deal before every round. The check deals twice with responses that arrive at once, and takes the faster time.',
    remedy: 'Call once for a list instead of once for each player, and compute less.',
  },
  'tools.missing': {
    severity: 'error',
    title: 'A tool is not installed',
    why: 'The check uses the versions of compiler, test runner and build tool that the project has installed.',
    remedy: 'Run `npm install`.',
  },
  'build.failed': {
    severity: 'error',
    title: 'The build fails',
    why: 'A game that does not build cannot be published.',
    remedy: 'See the message. `vite build` reports the same error.',
  },
  'bundle.incomplete': {
    severity: 'error',
    title: 'A file is missing in the build',
    why: 'The site needs the manifest, the entry and the English texts of every game.',
    remedy: 'Call only `defineRemote()` in `vite.config.mjs`, and put the texts into `src/locales/`.',
  },
  'bundle.fileKind': {
    severity: 'error',
    title: 'The server does not accept a file',
    why: 'The server accepts scripts, style sheets, texts, pictures and fonts, with simple file names.',
    remedy: 'Rename or remove the file.',
  },
  'bundle.tooLarge': {
    severity: 'error',
    title: 'The game is too large',
    why: 'Every kilobyte delays the first question on a slow connection.',
    remedy: 'Check the size of the packages. Move data to the server, and pictures to `art.svg` or separate files.',
  },
  'bundle.unreadable': {
    severity: 'error',
    title: 'A script cannot be parsed',
    why: 'A script that is not a valid JavaScript module fails in every browser.',
    remedy: 'Build the game again with `vite build`, and do not change the files of the build.',
  },
  'bundle.otherGame': {
    severity: 'error',
    title: 'The code belongs to another game',
    why: 'The shell starts a game only if the manifest in its code has the key under which the game was published.',
    remedy: 'Pass the `plugin.json` of this project to `defineGame`, and build the game again.',
  },
  'bundle.picture': {
    severity: 'error',
    title: 'A picture contains more than a drawing',
    why: 'An SVG file that is opened by its own address is a document: it can run scripts and load other files.',
    remedy: 'Export the picture as plain SVG, without scripts, styles and the data of the editor.',
  },
  'bundle.ownReact': {
    severity: 'error',
    title: 'The build contains React',
    why: 'Hooks and contexts do not work across two copies of React on one page.',
    remedy: 'Remove the package or the setting that bundles React.',
  },
  'accessibility.violation': {
    severity: 'error',
    title: 'A screen has an accessibility violation',
    why: 'axe checks the intro, the first board and the results in both themes and at three sizes: names, roles, structure, colors and the size of targets.',
    remedy: 'See the rule and the element in the message.',
  },
  'screen.doesNotFit': {
    severity: 'error',
    title: 'The board does not fit the window',
    why: 'Players must see the question, all answers and all controls of the next move without scrolling. The check measures every board of three random rounds: on a small phone, a tablet and a low laptop.',
    remedy:
      'Use `--board-height` for the height of the board, and let the picture shrink. Put `data-optional` on what the next move does not need.',
  },
  'screen.breaks': {
    severity: 'warning',
    title: 'The round breaks beside other programs',
    why: 'Page translators replace texts, storages are full or damaged, and connections are lost. The check plays up to 30 random moves under all of this, and compares the texts with those of an undisturbed round.',
    remedy:
      'Let only React change the elements of the board. Expect any text from `storage.read`, and return a move for a request that failed. See the message.',
  },
  'screen.smallTarget': {
    severity: 'warning',
    title: 'A control is too small for a finger',
    why: 'A finger covers more than a mouse pointer does. A control needs 44 by 44 px, one of nine or more in a group 24 px.',
    remedy: 'Give the control more padding.',
  },
  'play.fails': {
    severity: 'error',
    title: 'The built game reports an error',
    why: 'The check plays the built game in the page of the site, with its content security policy. What fails there fails for every player.',
    remedy: 'See the message and the line. The policy allows files of the game and calls of the site only.',
  },
  'play.request': {
    severity: 'error',
    title: 'A request of the game fails',
    why: 'The check answers calls with the responses of the site and keeps them for later checks. A file must be in the build, a call must exist.',
    remedy:
      'For a file, import it, so that the build contains it. For a call, see the list of calls. A call that the data set of this command lacks needs `--site` once.',
  },
  'play.crashes': {
    severity: 'error',
    title: 'The game crashes while it is played',
    why: 'An error that the game throws while it renders ends the round, and the player loses it.',
    remedy: 'See the errors beside this one, which have the line.',
  },
  'play.hangs': {
    severity: 'error',
    title: 'The page stops responding',
    why: 'A script that runs for seconds blocks the page of the player, who can only close it.',
    remedy: 'Look for a loop without an end in the move that the message names.',
  },
  'play.noRound': {
    severity: 'error',
    title: 'No round can be played',
    why: 'The check opens the game as a player does. It saw no board.',
    remedy:
      'See the message. If the game needs more than the data set of this command, pass `--site` once: the responses are recorded. Let `deal` fall back on a few bundled facts.',
  },
  'play.notFramed': {
    severity: 'error',
    title: 'The game does not run in a frame',
    why: 'A site runs every game that it does not trust in a frame, without access to the page, to storage and to the network.',
    remedy:
      'Use `services` for calls and for storage. The errors that begin with "In a frame" name what the game tried instead.',
  },
  'play.noEnd': {
    severity: 'error',
    title: 'A round does not end',
    why: 'Random moves through the controls of the board must lead to the results, as they do in the rules.',
    remedy: 'Offer every move that the rules allow as a control, and let a timer continue where the player cannot.',
  },
  'play.unfinished': {
    severity: 'warning',
    title: 'No moves ended a round',
    why: 'The check plays random moves through the controls of the board, then lets the rules continue with their legal moves. It has not seen the results of this game.',
    remedy:
      'Let `legalMoves` include moves that end the round, such as a wrong answer. With an `exitMove`, leaving a round shows its results, also to the check.',
  },
  'play.leaks': {
    severity: 'error',
    title: 'The game leaves something in the page',
    why: 'After a player leaves, the next game runs in the same page.',
    remedy: 'Use the timers, listeners and styles of the SDK, which end with the visit.',
  },
  'play.differs': {
    severity: 'error',
    title: 'The rules play a round of an earlier version differently',
    why: 'Links, challenges and reports replay rounds with any later version that has the same major number. Players would see other results than those that were shared.',
    remedy:
      'Raise the major version, such as 1.4.0 to 2.0.0. If the difference was not intended, let the rules play the earlier moves as before.',
  },
  'play.noBrowser': {
    severity: 'error',
    title: 'The game was not played',
    why: 'The check needs a Chromium to play the built game, and found none.',
    remedy: 'Install Chromium, or set `CHROMIUM_PATH` to its path.',
  },
} as const satisfies Readonly<Record<string, CheckPage>>;

/** The code of a finding, such as `texts.missing`. */
export type CheckCode = keyof typeof CHECKS;

export function pageOf(code: CheckCode): CheckPage {
  return CHECKS[code];
}
