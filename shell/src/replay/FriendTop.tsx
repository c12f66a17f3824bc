import { baizeClass, Numeral } from '@soccer-legends/ui';
import { resultInWords } from './Duel.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { ShareTexts } from '../share/share-text.ts';
import css from './FriendTop.module.css';
import type { Friend } from './friend.ts';

export interface FriendTopProps {
  friend: Friend;
  /** Whether the visitor races the friend's ghost. */
  races: boolean;
  onRaces(races: boolean): void;
}

/** The result of a friend, above everything else of the round's intro. */
export function FriendTop({ friend: { result, standing, replay }, races, onRaces }: FriendTopProps) {
  const { t } = useShellTexts();
  const { won, total } = result.tries ?? result;
  const isKnown = standing !== 'checking';
  return (
    <div className={`${baizeClass} ${css.friend}`} aria-busy={!isKnown}>
      <p className={css.score} aria-hidden="true">
        <Numeral size="ticket">
          {isKnown ? (won ?? 'X') : '–'}/{total}
        </Numeral>
      </p>
      {isKnown && <h2 className={css.words}>{t(isPerfect(result) ? 'shared.matchIt' : 'shared.beatIt')}</h2>}
      {replay?.game.progress && (
        <label className={css.race}>
          <input type="checkbox" checked={races} onChange={({ currentTarget }) => onRaces(currentTarget.checked)} />
          <span>
            <strong>{t('ghost.race')}</strong>
            <small>{t('ghost.help')}</small>
          </span>
        </label>
      )}
    </div>
  );
}

/** Returns the label of the button that starts the round; undefined until the result is known, and without a number to beat. */
export function startLabel({ result, standing }: Friend, t: ShareTexts): string | undefined {
  if (standing === 'checking' || result.tries || result.won === 0) return undefined;
  return isPerfect(result) ? t('shared.match', { n: result.won }) : t('shared.beat', { n: result.won });
}

function isPerfect({ won, total, tries }: Friend['result']): boolean {
  return tries ? tries.won === 1 : won === total;
}

/** Returns what the intro says about the result in the link. */
export function friendNote({ result, standing }: Friend, t: ShareTexts): string {
  if (standing === 'checking') return t('play.loading');
  const says = t(standing === 'confirmed' ? 'shared.confirmed' : 'challenge.says', {
    result: resultInWords(result, t),
  });
  return [says, standing === 'otherVersion' && t('shared.otherVersion'), result.relaxed && t('shared.relaxed')]
    .filter(Boolean)
    .join(' ');
}
