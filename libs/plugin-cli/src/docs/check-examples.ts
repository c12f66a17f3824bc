import type { CheckCode } from '@soccer-legends/plugin-checks';

/** Code that a check refuses, and code with the same purpose that it accepts. Both are excerpts of one file. */
interface CheckExample {
  /** Path in the game's folder, or `sh` for commands. */
  file: string;
  refused: string;
  accepted: string;
}

const VIEW = 'src/view/CupFinals.tsx';
const RULES = 'src/rules/cup-finals.ts';

/** An example for each code. The static checks run on them in a test. */
export const CHECK_EXAMPLES: Readonly<Record<CheckCode, CheckExample>> = {
  'manifest.invalid': { file: 'plugin.json', refused: '"icon": "rocket"', accepted: '"icon": "trophy"' },
  'manifest.untranslated': {
    file: 'plugin.json',
    refused: '"name": { "en": "Cup Finals" }',
    accepted:
      '"name": { "en": "Cup Finals", "de": "Pokalfinale", "es": "Finales", "fr": "Finales", "it": "Finali", "pt": "Finais" }',
  },
  'sdk.incompatible': { file: 'plugin.json', refused: '"sdk": "^9.0.0"', accepted: '"sdk": "^1.0.0"' },
  'texts.missing': {
    file: 'src/locales/de.json',
    refused: '{ "question": "Frage {number}" }',
    accepted: '{ "question": "Frage {number}", "winner": "Wer gewann?" }',
  },
  'texts.invalid': {
    file: 'src/locales/en.json',
    refused: '{ "lives": 3 }',
    accepted: '{ "lives": "Lives: {count}" }',
  },
  'code.forbiddenGlobal': {
    file: VIEW,
    refused: "const best = localStorage.getItem('best');",
    accepted: "const best = services.storage.read('best');",
  },
  'code.timer': {
    file: VIEW,
    refused: "setTimeout(() => play({ kind: 'next' }), 1500);",
    accepted: "const effects = () => [feedbackTimer('pause', 1500, { kind: 'next' })];",
  },
  'code.dynamicCode': {
    file: VIEW,
    refused: "const double = new Function('points', 'return 2 * points');",
    accepted: 'const double = (points: number) => 2 * points;',
  },
  'code.rawHtml': {
    file: VIEW,
    refused: "const Rule = () => <p dangerouslySetInnerHTML={{ __html: t('rule') }} />;",
    accepted: "const Rule = () => <p>{t('rule')}</p>;",
  },
  'code.forbiddenImport': {
    file: VIEW,
    refused: "import { readFileSync } from 'node:fs';",
    accepted: "import cups from '../cups.json';",
  },
  'rules.impure': {
    file: RULES,
    refused: 'const isLate = (began: number) => Date.now() - began > 15_000;',
    accepted: "const effects = () => [countdownTimer('question', 15_000, { kind: 'timeOut' })];",
  },
  'css.leaks': {
    file: 'src/view/CupFinals.module.css',
    refused: 'button { color: var(--ink) }',
    accepted: '.answer { color: var(--ink) }',
  },
  'types.wrong': {
    file: VIEW,
    refused: "play({ kind: 'anwser', cup: 3 });",
    accepted: "play({ kind: 'answer', cup: 3 });",
  },
  'tests.failed': {
    file: 'src/rules/cup-finals.test.ts',
    refused: 'expect(points({ right: 2 })).toBe(30); // 20',
    accepted: 'expect(points({ right: 2 })).toBe(20);',
  },
  'tests.noContract': {
    file: 'src/rules/cup-finals.test.ts',
    refused: "test('adds a point', () => { … });",
    accepted: "testRulesContract('Cup Finals', { rules, deal });",
  },
  'tests.noDealContract': {
    file: 'src/deal.test.ts',
    refused: "test('deals five questions', () => { … });",
    accepted: "testDealContract('Cup Finals', { deal, answer });",
  },
  'deal.notReproducible': {
    file: 'src/deal.ts',
    refused: 'cups[Math.floor(Math.random() * cups.length)]',
    accepted: 'createRandom(seed).pick(cups)',
  },
  'deal.notFrozen': {
    file: 'src/deal.ts',
    refused: 'services.http.get(`/api/players/${id}`)',
    accepted: "services.http.get('/api/players?limit=30')",
  },
  'deal.slow': {
    file: 'src/deal.ts',
    refused: 'for (const id of ids) players.push(await services.http.get(`/api/players/${id}`));',
    accepted: "const players = await services.http.get('/api/players?limit=30');",
  },
  'tools.missing': { file: 'sh', refused: 'npm install --omit=dev', accepted: 'npm install' },
  'build.failed': {
    file: VIEW,
    refused: "import { cups } from './cup.ts';",
    accepted: "import { cups } from '../cups.ts';",
  },
  'bundle.incomplete': {
    file: 'vite.config.mjs',
    refused: "export default { build: { outDir: 'build' } };",
    accepted: 'export default defineRemote();',
  },
  'bundle.fileKind': {
    file: VIEW,
    refused: "import goal from './goal.mp3';",
    accepted: "useNews({ text: t('goal'), sound: 'goal' });",
  },
  'bundle.tooLarge': {
    file: VIEW,
    refused: "import { sample } from 'lodash';",
    accepted: 'const one = random.pick(cups);',
  },
  'bundle.unreadable': { file: 'sh', refused: 'sed -i 1d dist/remoteEntry.js', accepted: 'npx soccer-legends publish' },
  'bundle.otherGame': {
    file: 'src/game.ts',
    refused: "import manifest from '../../other-game/plugin.json';",
    accepted: "import manifest from '../plugin.json';",
  },
  'bundle.picture': {
    file: 'art.svg',
    refused: '<svg xmlns="http://www.w3.org/2000/svg"><script>load()</script></svg>',
    accepted: '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9" /></svg>',
  },
  'bundle.ownReact': {
    file: 'vite.config.mjs',
    refused: 'export default { plugins: [react()] };',
    accepted: 'export default defineRemote();',
  },
  'accessibility.violation': {
    file: VIEW,
    refused: '<button><Icon name="flag" /></button>',
    accepted: '<button aria-label={t(\'giveUp\')}><Icon name="flag" /></button>',
  },
  'screen.doesNotFit': {
    file: 'src/view/CupFinals.module.css',
    refused: '.game { height: 700px }',
    accepted: '.game { height: var(--board-height) }',
  },
  'screen.breaks': {
    file: VIEW,
    refused: "JSON.parse(services.storage.read('best') ?? '0')",
    accepted: "Number(services.storage.read('best')) || 0",
  },
  'screen.smallTarget': {
    file: 'src/view/CupFinals.module.css',
    refused: '.hint { width: 20px; height: 20px }',
    accepted: '.hint { width: var(--target); height: var(--target) }',
  },
  'play.fails': {
    file: VIEW,
    refused: '<img src="https://example.org/cup.png" alt="" />',
    accepted: 'import cup from \'./cup.png\';\n<img src={cup} alt="" />',
  },
  'play.request': {
    file: 'src/deal.ts',
    refused: "services.http.get('/api/goals')",
    accepted: "services.http.get('/api/players?limit=30')",
  },
  'play.crashes': { file: VIEW, refused: 'questions[5]!.winner', accepted: "questions.at(-1)?.winner ?? ''" },
  'play.hangs': {
    file: VIEW,
    refused: 'while (answers.includes(next)) next = pick();',
    accepted: 'const next = cups.find((cup) => !answers.includes(cup));',
  },
  'play.noRound': {
    file: 'src/deal.ts',
    refused: "throw new Error('no players');",
    accepted: "throw new DealProblem(t('noPlayers'), { cause });",
  },
  'play.notFramed': {
    file: 'src/deal.ts',
    refused: "const players = await globalThis['fet' + 'ch']('/api/players?limit=30');",
    accepted: "const players = await services.http.get('/api/players?limit=30');",
  },
  'play.noEnd': {
    file: RULES,
    refused: "effects: () => [] // nothing continues after 'locked'",
    accepted: "effects: ({ stage }) => stage === 'shown' ? [feedbackTimer('pause', 1500, { kind: 'next' })] : []",
  },
  'play.unfinished': {
    file: RULES,
    refused: "yield { kind: 'hint' };",
    accepted: "yield { kind: 'hint' };\nyield { kind: 'giveUp' };",
  },
  'play.leaks': {
    file: VIEW,
    refused: 'container.ownerDocument.body.append(tooltip);',
    accepted: "usePageListener('keydown', onKey);",
  },
  'play.differs': {
    file: 'plugin.json',
    refused: '"version": "1.1.0" // 20 points for a goal, 10 in 1.0.0',
    accepted: '"version": "2.0.0"',
  },
  'play.noBrowser': {
    file: 'sh',
    refused: 'npx soccer-legends check',
    accepted: 'CHROMIUM_PATH=/usr/bin/chromium npx soccer-legends check',
  },
};
