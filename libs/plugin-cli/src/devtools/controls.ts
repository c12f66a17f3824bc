import { LANGUAGES } from '@soccer-legends/contracts';
import { button, h } from './elements.ts';
import type { RoundTrack } from './round-track.ts';
import { seconds, type View } from './round-view.ts';
import type { Settings } from './settings.ts';

const PSEUDO = 'äöß+ (40 % longer)';
const SIZES = ['full', '360 × 560', '360 × 640', '390 × 844', '768 × 1024', '1280 × 800'];
const RATES = [
  ['½', 0.5],
  ['1', 1],
  ['4', 4],
] as const;

/** The objects that the controls of the panel change. */
interface Tools {
  settings: Settings;
  track: RoundTrack;
  /** The page of the game. */
  frame: HTMLIFrameElement;
}

/** Controls the clock of the round and its speed, and steps through the recorded moves. */
export function transport({ settings, track }: Tools): View {
  let speed = 1;
  const setRate = (rate: number) => {
    settings.rate = rate;
    track.page?.clock?.setRate(rate);
  };
  const clock = button('', () => setRate(settings.rate === 0 ? speed : 0));
  const rates = RATES.map(([text, rate]) =>
    button(
      text,
      () => {
        speed = rate;
        setRate(rate);
      },
      `Speed ${text}`,
    ),
  );
  const axis = h('input', { type: 'range', min: '0', ariaLabel: 'Moves played' });
  axis.oninput = () => track.goTo(Number(axis.value));
  const time = h('output', {});
  // Not disabled at the ends of the round, where they would lose the focus.
  const back = button('‹', () => track.goTo(track.at - 1), 'One move back');
  const forward = button('›', () => track.goTo(track.at + 1), 'One move forward');
  return {
    element: h('section', {}, h('div', { className: 'row' }, back, clock, forward, ...rates, time), axis),
    update({ round }) {
      const isStopped = settings.rate === 0;
      clock.textContent = isStopped ? 'Start the clock' : 'Stop the clock';
      rates.forEach((one, index) => (one.ariaPressed = String(!isStopped && RATES[index]![1] === settings.rate)));
      axis.max = String(track.moves.length);
      axis.value = String(track.at);
      back.ariaDisabled = String(track.at === 0);
      forward.ariaDisabled = String(track.at === track.moves.length);
      time.textContent = round ? seconds(round.session.msPlayed()) : '';
    },
  };
}

/** Shows the seed of the round, and restarts the round with this or another seed. */
export function seedRow({ settings, track }: Tools): View {
  const range = { min: '0', max: String(2 ** 32 - 1), required: true };
  const field = h('input', { type: 'number', ...range, ariaLabel: 'Seed' });
  const restart = (seed: number | undefined) => {
    settings.seed = seed;
    track.restart();
  };
  return {
    element: h(
      'form',
      {
        className: 'row',
        onsubmit(event) {
          event.preventDefault();
          restart(field.valueAsNumber);
        },
      },
      h('label', {}, 'Seed ', field),
      h('button', {}, 'Restart'),
      button('New seed', () => restart(undefined)),
    ),
    update({ round }) {
      if (round && document.activeElement !== field) field.value = String(round.saved.seed);
    },
  };
}

/** Selects the language, theme, size and time setting of the page. */
export function looks({ settings, track, frame }: Tools): HTMLElement {
  const setLanguage = (value: string) => {
    settings.isPseudo = value === PSEUDO;
    track.refresh(settings.isPseudo ? {} : { query: `?lang=${value}` });
  };
  const setSize = (value: string) => {
    const [width, height] = value.split(' × ');
    frame.style.cssText = height === undefined ? '' : `width:${width}px;height:${height}px`;
  };
  const stored = (name: string, initial: string) => localStorage.getItem(name) ?? initial;
  return h(
    'div',
    { className: 'looks' },
    choice('Language', [...LANGUAGES, PSEUDO], stored('app-language', 'en'), setLanguage),
    choice('Theme', ['system', 'light', 'dark'], stored('sl:theme', 'system'), (value) => {
      localStorage.setItem('sl:theme', value);
      track.refresh();
    }),
    choice('Size', SIZES, 'full', setSize),
    choice('Time', ['1', '3', '10', 'none'], stored('sl:time', '1'), (value) => {
      localStorage.setItem('sl:time', value);
      track.refresh({ timeScale: value === 'none' ? null : Number(value) });
    }),
  );
}

function choice(
  label: string,
  values: readonly string[],
  chosen: string,
  onChoose: (value: string) => void,
): HTMLElement {
  const select = h('select', {}, ...values.map((value) => h('option', { selected: value === chosen }, value)));
  select.onchange = () => onChoose(select.value);
  return h('label', {}, label, select);
}
