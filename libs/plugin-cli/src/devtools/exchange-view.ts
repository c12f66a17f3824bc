import { button, h } from './elements.ts';
import { readRound, writeRound } from './round-text.ts';
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
  const form = h('form', { method: 'dialog' }, text, h('div', { className: 'row' }, h('button', {}, 'Open')));
  const dialog = h('dialog', {}, h('h2', {}, 'Paste a report'), form);
  form.onsubmit = () => {
    readRound(key, text.value).then(
      (opened) => {
        track.open(opened);
        report(`Opened after move ${opened.at} of ${opened.round.game.moves.length}. The clock is stopped.`);
      },
      (error: unknown) => report((error as Error).message),
    );
  };
  const paste = button('Paste a report', () => {
    text.value = '';
    dialog.showModal();
  });
  return {
    element: h('footer', {}, h('div', { className: 'row' }, copy, paste), note, dialog),
    update({ round }) {
      copy.disabled = !round;
    },
  };
}
