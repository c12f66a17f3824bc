import { TRANSFER_MINUTES } from '@soccer-legends/contracts';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { CodeForm } from '../codes/CodeForm.tsx';
import { spelledCode } from '../codes/letter-codes.ts';
import { canSeal } from '../codes/sealing.ts';
import { useLinkedCode } from '../codes/use-linked-code.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { FoldedCard, OpenedText } from './FoldedCard.tsx';
import { type Opened, ownSeason } from './merge-season.ts';
import css from './Season.module.css';
import { fetchSeason, sendSeason, type TransferFault } from './transfers.ts';

type Outcome = { code: string } | Opened | { fault: TransferFault };

/**
 * Moves the season to another device with a code. A link fills in the code, but only the visitor can fetch the season. Renders
 * nothing on a page that cannot encrypt.
 */
export function MoveSeason() {
  const { t } = useShellTexts();
  const [given, form] = useLinkedCode('move');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function perform(move: () => Promise<Outcome>): Promise<void> {
    // A second code would start a second transfer, and the server limits their number.
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await move());
    setBusy(false);
  }

  if (!canSeal()) return null;
  return (
    <FoldedCard title={t('season.move')} open={given !== ''}>
      <p>{t('season.moveText', { minutes: TRANSFER_MINUTES })}</p>
      <div className={css.buttons}>
        <Button look="secondary" onClick={() => void perform(sendOwn)}>
          {t('season.getCode')}
        </Button>
      </div>
      <CodeForm
        ref={form}
        initial={given}
        label={t('season.code')}
        action={t('season.fetch')}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={24}
        onCode={(typed) => void perform(() => fetchSeason(typed))}
      />
      <div role="status">{busy ? <p>{t('season.moving')}</p> : outcome && <OutcomeText {...outcome} />}</div>
    </FoldedCard>
  );
}

async function sendOwn(): Promise<Outcome> {
  return sendSeason(await ownSeason());
}

const FAULTS: Readonly<Record<TransferFault, string>> = {
  mistyped: 'season.codeMistyped',
  unknown: 'season.codeUnknown',
  tooLarge: 'season.tooLarge',
  limited: 'season.limited',
  noAnswer: 'play.noAnswer',
};

function OutcomeText(outcome: Outcome) {
  const { t } = useShellTexts();
  if ('code' in outcome)
    return (
      <>
        <p className={css.code}>{spelledCode(outcome.code)}</p>
        <p>{t('season.codeReady', { minutes: TRANSFER_MINUTES })}</p>
      </>
    );
  if ('fault' in outcome && outcome.fault in FAULTS) return <p>{t(FAULTS[outcome.fault as TransferFault])}</p>;
  return (
    <p>
      <OpenedText {...(outcome as Opened)} />
    </p>
  );
}
