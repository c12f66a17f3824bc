import { exchangeView } from './exchange-view.ts';
import { looks, seedRow, transport } from './controls.ts';
import { button, h } from './elements.ts';
import { callsView, fitView, textsView } from './page-views.ts';
import css from './panel.css?inline';
import { RoundTrack } from './round-track.ts';
import { effectsView, movesView, stateView, type View } from './round-view.ts';
import type { Settings } from './settings.ts';

const REFRESH_MS = 200;

/** Fills the page of `dev`: the game's page in a frame, and the panel beside it. */
function start({ key = '', route = '/' }: DOMStringMap): void {
  const settings: Settings = {
    rate: 1,
    seed: undefined,
    isPseudo: false,
    network: 'normal',
    stored: {},
    isPanelUsed: false,
  };
  window.devSettings = settings;
  const frame = h('iframe', { title: key, src: route });
  const track = new RoundTrack(frame, key, settings);
  const tools = { settings, track, frame };
  const panel = h('aside', { ariaLabel: 'Developer tools' });
  const controls = [header(key, panel), transport(tools), seedRow(tools)];
  const round = [movesView(track), stateView()];
  const below = [effectsView(), callsView(settings), textsView(), exchangeView(key, track)];
  const fit = fitView(frame);
  const live = [...controls, fit, ...below];
  panel.append(...elementsOf(controls), looks(tools), fit.element);
  panel.append(h('div', { className: 'two' }, ...elementsOf(round)), ...elementsOf(below));
  document.head.append(h('style', {}, css));
  document.body.append(h('main', {}, frame), panel);
  keepFocus(panel, { settings, frame });
  let shown = '';
  setInterval(() => {
    const { page } = track;
    if (!page) return;
    track.follow();
    for (const { update } of live) update(page);
    const content = JSON.stringify([
      page.listing().remote.entry,
      track.moves,
      track.at,
      page.round?.rejected,
      !!page.game,
    ]);
    if (content === shown) return;
    shown = content;
    for (const { update } of round) update(page);
  }, REFRESH_MS);
}

/**
 * Keeps the focus in the panel while it is used, because a game moves the focus to its board after every move and in every new
 * page. Pressing in the game or the Tab key ends that.
 */
function keepFocus(panel: HTMLElement, { settings, frame }: { settings: Settings; frame: HTMLIFrameElement }): void {
  let last: HTMLElement | undefined;
  panel.addEventListener('focusin', ({ target }) => (last = target as HTMLElement));
  panel.addEventListener('pointerdown', () => (settings.isPanelUsed = true));
  panel.addEventListener('keydown', ({ key }) => (settings.isPanelUsed = key !== 'Tab'));
  addEventListener('blur', () => {
    if (settings.isPanelUsed && document.activeElement === frame) last?.focus();
  });
}

function elementsOf(views: readonly View[]): HTMLElement[] {
  return views.map(({ element }) => element);
}

function header(key: string, panel: HTMLElement): View {
  const about = h('span');
  const show = (isShown: boolean) => {
    panel.hidden = !isShown;
    open.hidden = isShown;
  };
  const open = button('Tools', () => show(true));
  Object.assign(open, { className: 'open', hidden: true });
  document.body.append(open);
  return {
    element: h(
      'header',
      {},
      h('h1', {}, key),
      about,
      button('Dock', () => document.body.classList.toggle('below')),
      button('Close', () => show(false)),
    ),
    update: (page) => (about.textContent = page.listing().version),
  };
}

start(document.body.dataset);
