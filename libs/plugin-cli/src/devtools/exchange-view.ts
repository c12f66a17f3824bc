import { button, h } from './elements.ts';
import { type OpenedRound, readRound, writeRound } from './round-text.ts';
import type { RoundTrack } from './round-track.ts';
import type { View } from './round-view.ts';

/** Copies the round as text, and opens a round from text. */
export function exchangeView(key: string, track: RoundTrack): View {
  const note = h('p', { className: 'hint', role: 'status' });
  const report = (text: string) => (note.textContent = text);
  const copy = button('Copy the round', () => {
    const round = track.recorded();
    if (!round) return;
    void writeRound(key, { round, at: track.at })
      .then((text) => navigator.clipboard.writeText(text).then(() => report(`Copied ${text.length} characters.`)))
      .catch((error: unknown) => report(String(error)));
  });
  const text = h('textarea', { rows: 4, required: true, ariaLabel: 'A copied round, or a report of the site' });
  const fault = h('p', { role: 'alert' });
  const buttons = h(
    'div',
    { className: 'row' },
    h('button', {}, 'Open'),
    button('Cancel', () => dialog.close()),
  );
  const form = h('form', {}, text, fault, buttons);
  const dialog = h('dialog', {}, h('h2', {}, 'Paste a report'), form);
  form.onsubmit = (event) => {
    event.preventDefault();
    readRound(key, text.value).then(
      (opened) => {
        dialog.close();
        report(openedText(opened, track.page?.listing().version));
        track.open(opened);
      },
      // The text stays, so that it can be corrected.
      (error: unknown) => (fault.textContent = (error as Error).message),
    );
  };
  const paste = button('Paste a report', () => {
    text.value = fault.textContent = '';
    dialog.showModal();
  });
  return {
    element: h('footer', {}, h('div', { className: 'row' }, copy, paste), note, dialog),
    update({ round }) {
      copy.disabled = !round;
    },
  };
}

/** @param current version of the game in the page */
function openedText({ round: { version, game }, at }: OpenedRound, current = version): string {
  const other = `It was played on version ${version}, whose rules may differ from those of ${current}.`;
  const text = `Opened after move ${at} of ${game.moves.length}. The clock is stopped.`;
  return version === current ? text : `${text} ${other}`;
}
