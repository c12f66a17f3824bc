import {
  fold,
  type CoachSummary,
  type ConnectionsPuzzle,
  type PlayerGridPuzzle,
  type PlayerSummary,
  type TeamLogo,
  type WordleAnswer,
} from '@soccer-legends/contracts';
import type { Page, Response } from '@playwright/test';
import { askedPlayer } from '../players/career-guess.ts';
import { allPlayers } from '../players/all-players.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, test } from '../site/test.ts';

interface Secret {
  /** Texts that would reveal an answer. */
  of(page: Page): Promise<string[]>;
  /** Selectors of elements that may contain such texts: the names to choose from. */
  except?: string;
  /** Number of questions to check; default 1. */
  questions?: number;
}

const dealOf = async <Deal>(page: Page, key: string) => (await savedGame<Deal>(page, key)).deal;
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

/** The texts that each game must not reveal before the answer. */
const SECRETS: Readonly<Record<string, Secret>> = {
  'career-guess': {
    of: async (page) => [(await askedPlayer(page)).name],
    questions: 5,
  },
  'connect-game': {
    of: async (page) =>
      namesOf(
        (await dealOf<{ players: { career: { name: string }[] }[] }>(page, 'connect-game')).players.flatMap(
          ({ career }) => career,
        ),
      ),
    except: '[role=listbox]:last-of-type',
  },
  'country-game': {
    of: async (page) =>
      (await dealOf<{ players: PlayerSummary[] }>(page, 'country-game')).players.map(({ country }) => country),
    except: 'main h2',
  },
  'football-connections': {
    of: async (page) =>
      (await dealOf<{ puzzle: ConnectionsPuzzle }>(page, 'football-connections')).puzzle.groups.flatMap(
        ({ name, description }) => [textIn(name), textIn(description)],
      ),
  },
  'fut-wordle': {
    async of(page) {
      const { answer } = await dealOf<{ answer: WordleAnswer }>(page, 'fut-wordle');
      return [answer.word, answer.lastName, answer.fullName, answer.team];
    },
  },
  'logo-game': {
    of: async (page) => namesOf((await dealOf<{ logos: TeamLogo[] }>(page, 'logo-game')).logos),
    except: '[role=group]',
    questions: 4,
  },
  'manager-game': {
    of: async (page) => namesOf((await dealOf<{ coaches: CoachSummary[] }>(page, 'manager-game')).coaches),
    except: '[role=group]',
    questions: 4,
  },
  'memo-game': { of: async (page) => namesOf((await dealOf<{ players: PlayerSummary[] }>(page, 'memo-game')).players) },
  'player-grid': {
    async of(page) {
      const { puzzle } = await dealOf<{ puzzle: PlayerGridPuzzle }>(page, 'player-grid');
      return [...namesOf(puzzle.countries), ...namesOf(puzzle.clubs)];
    },
    // The headers of the board contain them, the players must not.
    except: 'main [role=grid]',
  },
  'player-wheel': {
    of: async (page) => namesOf((await dealOf<{ players: PlayerSummary[] }>(page, 'player-wheel')).players),
    questions: 3,
    // The players of answered questions.
    except: 'main ul[aria-label="Players so far"]',
  },
};

for (const player of allPlayers) {
  const { of: secretsOf, except, questions = 1 } = SECRETS[player.key]!;
  test(`${player.key} does not reveal the answer in the page, its pictures or their URLs`, async ({ page }) => {
    const pictures: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/art/')) pictures.push(response);
    });
    await openWithPausedClock(page, player, 'en');
    await begin(page, player, 'en', 'mouse');
    for (let question = 1; question < questions; question++) {
      expect(await revealedTexts()).toEqual([]);
      await player.answer(page, { right: true, input: 'mouse', language: 'en' });
      await page.clock.runFor(player.feedbackMs);
    }
    if (player.key === 'player-wheel') {
      await page.getByRole('button', { name: 'Spin', exact: true }).click();
      await page.clock.runFor(5000);
      await page.getByRole('combobox').waitFor();
    }
    expect(await revealedTexts()).toEqual([]);

    async function revealedTexts(): Promise<string[]> {
      await page.waitForLoadState('networkidle');
      const secrets = await secretsOf(page);
      expect(secrets.length).toBeGreaterThan(0);
      const shown = await pageWithout(page, except);
      const drawn = await Promise.all(
        pictures.filter((picture) => picture.ok()).map(async (picture) => `${picture.url()} ${await picture.text()}`),
      );
      return secrets.filter((text) => [shown, ...drawn].some((place) => contains(place, text)));
    }
  });
}

/** Returns the page without elements that may contain the texts, and without the URL list in the head. */
function pageWithout(page: Page, except = 'no-such-element'): Promise<string> {
  return page.evaluate((selector) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(`${selector}, script`).forEach((element) => element.remove());
    return `${document.title} ${copy.outerHTML}`;
  }, except);
}

function contains(text: string, secret: string): boolean {
  return new RegExp(`\\b${fold(secret).replaceAll(/[^A-Z0-9 ]/g, '.')}\\b`).test(fold(text));
}

function textIn(text: unknown): string {
  return typeof text === 'string' ? text : (text as { en: string }).en;
}
