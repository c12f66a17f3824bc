import { button, h, section } from './elements.ts';
import type { View } from './round-view.ts';
import type { Settings } from './settings.ts';

/** Shows by how many pixels the board exceeds the height of the window. */
export function fitView(frame: HTMLIFrameElement): View {
  const note = h('p', { className: 'fit', hidden: true });
  return {
    element: note,
    update() {
      const { contentDocument: page, clientHeight, clientWidth } = frame;
      const board = page?.querySelector('[data-board]')?.getBoundingClientRect();
      const px = board ? Math.round(board.bottom - clientHeight) : 0;
      note.hidden = px <= 0;
      note.textContent = `At ${clientWidth} × ${clientHeight} the board ends ${px} px below the window (screen.doesNotFit).`;
    },
  };
}

const NETWORKS = [
  ['slow', 'Slow (2 s)'],
  ['failing', 'Fail next'],
  ['offline', 'Offline'],
] as const;

/** Shows the latest calls, and slows down or fails the next ones. */
export function callsView(settings: Settings): View {
  const list = h('ul', { className: 'calls' });
  const switches = NETWORKS.map(([network, text]) => {
    const one = button(text, () => {
      settings.network = settings.network === network ? 'normal' : network;
    });
    return { one, network };
  });
  return {
    element: section('Calls', list, h('div', { className: 'row' }, ...switches.map(({ one }) => one))),
    update({ calls }) {
      for (const { one, network } of switches) one.ariaPressed = String(settings.network === network);
      list.replaceChildren(
        ...calls.calls.map(({ method, path, status, ms }) =>
          h(
            'li',
            {},
            h('b', { className: status === 200 ? 'ok' : '' }, ms === undefined ? '…' : String(status ?? 'failed')),
            h('code', { title: path }, `${method} ${path}`),
            h('span', {}, ms === undefined ? '' : `${ms} ms`),
          ),
        ),
      );
    },
  };
}

/** Lists the game's texts in the language of the page by key. */
export function textsView(): View {
  const list = h('dl');
  const filter = h('input', { type: 'search', ariaLabel: 'Find a text' });
  let shown = '';
  return {
    element: h('details', {}, h('summary', {}, 'Texts'), filter, list),
    update({ calls: { texts } }) {
      const sought = filter.value.toLowerCase();
      const found = [...texts].filter(([name, text]) => `${name} ${text}`.toLowerCase().includes(sought));
      const content = JSON.stringify(found);
      if (content !== shown)
        list.replaceChildren(...found.flatMap(([name, text]) => [h('dt', {}, name), h('dd', {}, text)]));
      shown = content;
    },
  };
}
