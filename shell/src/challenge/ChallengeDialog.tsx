import { picturePath, sharedPath } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { correctOf, fixtureId, type RoundEntry, triesOf } from '../ledger/round-entry.ts';
import { useRecording, useRound } from '../ledger/site-ledger.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { fragmentOf, isPerfect, readFragment } from './challenge-link.ts';
import { type ShareTexts, shortened } from '../share/share-text.ts';

export interface ChallengeDialogProps {
  open: boolean;
  /** The game's name in the page's language; `game` is its key. */
  name: string;
  game: string;
  token: string;
  onClose(): void;
}

/** Shares the link of a challenge with the visitor's result. Renders nothing until the result is stored and its moves are read. */
export function ChallengeDialog({ open, name, game, token, onClose }: ChallengeDialogProps) {
  const { t, language } = useShellTexts();
  const id = fixtureId(token, game);
  const entry = useRound(id);
  const recording = useRecording(id);
  if (!entry || recording === undefined) return null;
  const fragment = fragmentOf(entry, recording);
  const url = `${location.origin}${sharedPath({ kind: 'challenge', token, game })}${fragment}`;
  return (
    <ShareDialog
      open={open}
      title={t('challenge.dialog')}
      picture={picturePath({ kind: 'challenge', game }, language)}
      hasForms={false}
      note={t(readFragment(fragment)?.moves ? 'challenge.withMoves' : 'challenge.withoutMoves')}
      textIn={() => `${challengeText(name, entry, t)}\n${url}`}
      onClose={onClose}
    />
  );
}

/** A short message without marks, which would reveal the outcomes before the friend plays. */
function challengeText(name: string, entry: RoundEntry, t: ShareTexts): string {
  const { won, total } = entry;
  const call = t(isPerfect({ won, total, tries: triesOf(entry) }) ? 'shared.matchIt' : 'shared.beatIt');
  return `${t('shell.productName')} · ${shortened(name)} ${correctOf(entry)}. ${call}`;
}
