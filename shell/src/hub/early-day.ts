import type { FirstCard, GameListing } from '@soccer-legends/contracts';
import { beadPlaces } from '@soccer-legends/ui/bead-places';
import { correctOf, type RoundEntry } from '../ledger/round-entry.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { fixturesNow, nextFixture } from '../matchday/fixtures.ts';
import { ownDayText, readOwnDay } from '../matchday/own-day.ts';

interface EarlyDay {
  fixtures: FirstCard['fixtures'];
  rounds: readonly RoundEntry[];
}

/**
 * Writes this browser's results of the day into the hub that the server rendered. This is part of the document: on a slow
 * connection, the first render in the browser is seconds later. The markup must become what that render produces, so that
 * React can hydrate it. `shownOwnDay` returns the results in it.
 */
export function showOwnDay(): void {
  const card = inlined<FirstCard>('card');
  const text = ownDayText();
  if (!card || text === null || localMatchday(new Date()) !== card.matchday) return;
  const rounds = readOwnDay(text, card.matchday);
  const fixtures = fixturesNow(card.fixtures, inlined<GameListing[]>('registry') ?? []);
  // The markup of a called-off fixture is different. Such a day is left to the first render in the browser.
  if (rounds.length === 0 || fixtures.some(({ isCalledOff }) => isCalledOff)) return;
  document.documentElement.dataset['ownDay'] = text;
  writeScore({ fixtures, rounds });
  writeFixtures({ fixtures, rounds });
}

/** Returns the text of the results in the markup, in the form of `ownDayText`; null if the markup is the server's. */
export function shownOwnDay(): string | null {
  return globalThis.document?.documentElement.dataset['ownDay'] ?? null;
}

function writeScore({ fixtures, rounds }: EarlyDay): void {
  const { won, lost } = scoreOf(rounds);
  const total = fixtures.length;
  const left = Math.max(0, total - won - lost);
  part('won').textContent = String(won);
  part('lost').textContent = String(lost);
  const remaining = part('left');
  remaining.textContent = remaining.dataset['texts']!.split('|')[left]!;
  remaining.hidden = left === 0;
  part('whistle').hidden = left > 0;
  delete remaining.parentElement!.dataset['unread'];
  const wire = part('wire');
  const values = { '%won': won, '%lost': lost, '%left': left };
  const label = wire.dataset['text']!.replace(/%\w+/g, (name) => String(values[name as keyof typeof values]));
  wire.firstElementChild!.setAttribute('aria-label', label);
  wire.querySelector('[translate]')!.textContent = `${won} : ${lost}`;
  const beads = wire.querySelectorAll('g');
  beadPlaces({ won, lost, total }).forEach(({ kind, transform, sign }, index) => {
    beads[index]!.dataset['bead'] = kind;
    beads[index]!.setAttribute('transform', transform);
    beads[index]!.lastElementChild!.setAttribute('d', sign);
  });
}

function writeFixtures({ fixtures, rounds }: EarlyDay): void {
  const rows = part('fixtures').children;
  const next = nextFixture({ fixtures, rounds });
  const before = part('fixtures').querySelector<HTMLElement>('[data-next]');
  const remark = before?.querySelector('small');
  delete before?.dataset['next'];
  remark?.remove();
  fixtures.forEach(({ key }, index) => {
    const row = rows[index]!.firstElementChild as HTMLElement;
    const round = rounds.find(({ game }) => game === key);
    if (round) {
      const side = part(round.outcome).cloneNode(true) as HTMLElement;
      side.firstElementChild!.textContent = correctOf(round);
      row.lastElementChild!.replaceChildren(...side.childNodes);
    }
    if (key !== next) return;
    row.dataset['next'] = '';
    if (remark) row.children[1]!.append(remark);
  });
  const index = fixtures.findIndex(({ key }) => key === next);
  writeKickOff(index < 0 ? undefined : (rows[index] as HTMLElement));
}

function writeKickOff(row: HTMLElement | undefined): void {
  const place = part('kick-off');
  if (!row) return place.replaceChildren();
  const [play, remark] = row.dataset['kickOff']!.split('|') as [string, string];
  const link = place.querySelector('a')!;
  link.setAttribute('href', row.querySelector('a')!.getAttribute('href')!);
  link.lastElementChild!.firstChild!.textContent = play;
  link.querySelector('small')!.textContent = remark;
}

function part(name: string): HTMLElement {
  return document.querySelector(`[data-own="${name}"]`)!;
}

function inlined<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}
