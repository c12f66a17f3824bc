import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CodeForm } from '../codes/CodeForm.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { FilledAlbum } from './stickers.ts';
import { codeInFragment, receiveStickers, type Received } from './swaps.ts';

/** Pastes the stickers of a friend's code. A link fills in the code, but only the visitor can paste it. */
export function ReceiveStickers({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  const { hash } = useLocation();
  const [received, setReceived] = useState<Received>();
  const pasted = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (codeInFragment(hash) !== '') form.current?.scrollIntoView({ block: 'center' });
  }, [hash]);

  async function paste(typed: string): Promise<void> {
    // A second press, such as that of a double click, would replace the outcome by one that calls the code used.
    if (typed === pasted.current) return;
    pasted.current = typed;
    const outcome = await receiveStickers(typed, album);
    if ('fault' in outcome) pasted.current = undefined;
    setReceived(outcome);
  }

  return (
    <>
      <CodeForm
        ref={form}
        label={t('album.friendCode')}
        action={t('album.paste')}
        maxLength={40}
        initial={codeInFragment(hash)}
        onCode={(typed) => void paste(typed)}
      />
      <p role="status">{received && <Outcome {...received} />}</p>
    </>
  );
}

const FAULTS = { mistyped: 'album.swapMistyped', own: 'album.swapOwn', used: 'album.swapUsed' } as const;

function Outcome(received: Received) {
  const { t, language } = useShellTexts();
  if ('fault' in received) return t(FAULTS[received.fault]);
  const names = new Intl.ListFormat(language).format(received.players.map(({ name }) => name));
  return t('album.received', { names });
}
