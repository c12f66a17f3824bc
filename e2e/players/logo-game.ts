import type { Crest, Language, TeamLogo } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { choose } from './choose.ts';
import { optionNames } from './option-names.ts';
import type { GamePlayer } from './game-player.ts';

const START_DELAY_MS = 200;

/** Knows every crest. */
const logoGame: GamePlayer = {
  key: 'logo-game',
  route: '/logo-game',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1500,
  movesOfAnswer: 1,
  clickedDuringFeedback: 'main [role=group] button',
  async begin(page) {
    await page.getByRole('group').waitFor();
    await page.clock.runFor(START_DELAY_MS);
  },
  ready: (page) => page.getByRole('timer').waitFor(),
  async answer(page, { right, input, language }) {
    await this.ready?.(page);
    const { name } = await askedLogo(page, language);
    const clubNames = await page.request.get(`/api/club-names?language=${language}`);
    const shown = ((await clubNames.json()) as Record<string, string>)[name] ?? name;
    const options = page.getByRole('group').getByRole('button');
    const names = await optionNames(options);
    const place = names.findIndex((option) => (option === shown) === right);
    if (input === 'keyboard') await page.keyboard.press(String(place + 1));
    else await choose(options.nth(place), input);
  },
  languages: { mouse: ['en', 'pt'], keyboard: ['fr', 'es'], touch: ['de', 'it'] },
  results: {
    color: 'rgb(31, 79, 191)',
    win: { rounds: '10/10', score: 150, lives: '0/3' },
    loss: { rounds: '0/10', score: 0, lives: '3/3' },
    history: [10, 3],
  },
  secret: {
    texts: async (page) => (await logosOf(page)).map(({ name }) => name),
    // The status still contains the explanation of the previous crest, which may name its club.
    except: '[role=group], [role=status]',
    questions: 4,
  },
};

export default logoGame;

async function logosOf(page: Page): Promise<TeamLogo[]> {
  return (await savedGame<{ logos: TeamLogo[] }>(page, 'logo-game')).deal.logos;
}

/** Returns the club of the question, identified by the description of its crest. */
async function askedLogo(page: Page, language: Language): Promise<TeamLogo> {
  const logos = await logosOf(page);
  const picture = page.locator('main').getByRole('img').first();
  const description = (await picture.getAttribute('aria-label')) ?? (await picture.getAttribute('alt'));
  const asked = logos.find(({ crest }) => crest && description?.endsWith(sentenceOf(crest, language)));
  if (!asked) throw new Error(`No logo is described as "${description}"`);
  return asked;
}

function sentenceOf({ shape, field, colors, charge, chargeColor, beside }: Crest, language: Language): string {
  const say = (text: string, gaps: Readonly<Record<string, string>> = {}) =>
    gameText('logo-game', language, `crest.${text}`).replace(/\{(\w+)\}/g, (_gap, name: string) => gaps[name]!);
  const [first, second] = colors.map((color) => say(`color.${color}`)) as [string, string];
  return say('sentence', {
    shape: say(`shape.${shape}`),
    field: say(`field.${field}`, { first, second }),
    charge: beside
      ? say('signs', { first: say(`charge.${charge}`), second: say(`charge.${beside.charge}`) })
      : say(`charge.${charge}`),
    color: say(`color.${chargeColor}`),
  });
}
