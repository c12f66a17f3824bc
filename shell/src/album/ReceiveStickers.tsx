import { Button } from '@soccer-legends/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './SwapDesk.module.css';
import type { FilledAlbum } from './stickers.ts';
import { codeInFragment, receiveStickers, type Received } from './swaps.ts';

/** Pastes the stickers of a friend's code. A link fills the code in; the visitor decides whether to paste. */
export function ReceiveStickers({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  const input = useId();
  const { hash } = useLocation();
  const [typed, setTyped] = useState(codeInFragment(hash));
  const [received, setReceived] = useState<Received>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (codeInFragment(hash) !== '') form.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <form
      ref={form}
      className={css.receive}
      onSubmit={(event) => {
        event.preventDefault();
        void receiveStickers(typed, album).then(setReceived);
      }}
    >
      <label htmlFor={input}>{t('album.friendCode')}</label>
      <div>
        <input
          id={input}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button look="secondary" type="submit">
          {t('album.paste')}
        </Button>
      </div>
      <p role="status">{received && <Outcome {...received} />}</p>
    </form>
  );
}

const FAULTS = { mistyped: 'album.swapMistyped', own: 'album.swapOwn', used: 'album.swapUsed' } as const;

function Outcome(received: Received) {
  const { t, language } = useShellTexts();
  if ('fault' in received) return t(FAULTS[received.fault]);
  const names = new Intl.ListFormat(language).format(received.players.map(({ name }) => name));
  return t('album.received', { names });
}
