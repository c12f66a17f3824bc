import { Button, cardClass } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './StickerSwaps.module.css';
import type { FilledAlbum } from './stickers.ts';
import { MOST_SWAPPED } from '../ledger/swap.ts';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '../codes/CodeForm.tsx';
import { doublesIn, giveStickers, type Received, receiveStickers } from './swaps.ts';
import { spelledCode } from '../codes/letter-codes.ts';
import { useLinkedCode } from '../codes/use-linked-code.ts';
import { type SendOutcome, sendText, sharingHere } from '../share/send-text.ts';

/** Swaps doubles with a friend by codes, without the server. */
export function StickerSwaps({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  return (
    <section className={`${cardClass} ${css.swaps}`}>
      <h2>{t('album.swap')}</h2>
      <p>{t('album.swapText', { count: MOST_SWAPPED })}</p>
      <GiveDoubles album={album} />
      <ReceiveStickers album={album} />
    </section>
  );
}

/** Pastes the stickers of a friend's code. A link fills in the code, but only the visitor can paste it. */
function ReceiveStickers({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  const [given, form] = useLinkedCode('swap');
  const [received, setReceived] = useState<Received>();
  const pasted = useRef<string>(undefined);

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
        initial={given}
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

/** Creates a code for some doubles. They leave the album at once, and the focus moves to the code's button. */
function GiveDoubles({ album }: { album: FilledAlbum }) {
  const { t } = useShellTexts();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [code, setCode] = useState<string>();
  const doubles = doublesIn(album);
  const selected = doubles.filter(({ player }) => chosen.includes(player.id)).map(({ player }) => player.id);

  async function give(): Promise<void> {
    // Without this, a second press would give the same doubles again.
    setChosen([]);
    setCode(await giveStickers(selected));
  }

  return (
    <>
      {doubles.length === 0 && <p>{t('album.noDoubles')}</p>}
      {doubles.length > 0 && <DoublesChoice {...{ album, doubles, selected }} onChoose={setChosen} />}
      {selected.length > 0 && (
        <Button look="secondary" onClick={() => void give()}>
          {t('album.makeCode')}
        </Button>
      )}
      <div role="status">{code !== undefined && <GivenCode key={code} code={code} />}</div>
    </>
  );
}

interface DoublesChoiceProps {
  album: FilledAlbum;
  doubles: ReturnType<typeof doublesIn>;
  selected: readonly number[];
  onChoose(selected: readonly number[]): void;
}

function DoublesChoice({ album, doubles, selected, onChoose }: DoublesChoiceProps) {
  const { t } = useShellTexts();
  return (
    <fieldset className={css.doubles}>
      <legend>{t('album.doubles', { count: album.doubles })}</legend>
      {doubles.map(({ player: { id, name }, copies }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={selected.includes(id)}
            disabled={!selected.includes(id) && selected.length >= MOST_SWAPPED}
            onChange={() => onChoose(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])}
          />
          <span translate="no">{name}</span> <span aria-hidden="true">×{copies}</span>
        </label>
      ))}
    </fieldset>
  );
}

function GivenCode({ code }: { code: string }) {
  const { t } = useShellTexts();
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sharing = sharingHere();
  const send = useRef<HTMLButtonElement>(null);
  // The focused button disappears together with the chosen doubles.
  useEffect(() => send.current?.focus(), []);
  return (
    <>
      <p className={css.code}>{spelledCode(code)}</p>
      <p>{t('album.swapReady')}</p>
      <Button
        ref={send}
        look="secondary"
        onClick={() => void sendText(`${location.origin}/album#swap=${code}`, sharing).then(setOutcome)}
      >
        {t(sharing.share ? 'share.share' : 'album.copyLink')}
      </Button>
      {outcome === 'copied' && <p>{t('share.copied')}</p>}
      {outcome === 'select' && <p>{t('album.copyCode')}</p>}
    </>
  );
}
