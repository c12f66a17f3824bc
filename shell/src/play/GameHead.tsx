import type { Translate } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { Button, Dialog, Icon } from '@soccer-legends/ui';
import { useState } from 'react';
import { PageHeading } from '../app/PageHeading.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { HowToPlay, linesOf } from './HowToPlay.tsx';
import css from './GamePage.module.css';

export interface GameHeadProps {
  name: string;
  game: AnyGame;
  gameTexts: Translate;
  /** Whether only the name is shown. */
  bare: boolean;
  onExit(): void;
}

/** The game's name with the help and exit buttons. */
export function GameHead({ name, game, gameTexts, bare, onExit }: GameHeadProps) {
  const { t } = useShellTexts();
  const hasHelp = linesOf(game).length > 0;
  const [helping, setHelping] = useState(false);
  return (
    <div className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
      {!bare && (
        <div className={css.tools}>
          {hasHelp && (
            <Button look="secondary" onClick={() => setHelping(true)}>
              <Icon name="question" size={20} /> <span className={css.wideOnly}>{t('play.howToPlay')}</span>
            </Button>
          )}
          <Button look="secondary" onClick={onExit}>
            {t('shell.exit')}
          </Button>
        </div>
      )}
      {hasHelp && (
        <Dialog open={helping} title={t('play.howToPlay')} onClose={() => setHelping(false)}>
          <HowToPlay game={game} gameTexts={gameTexts} />
        </Dialog>
      )}
    </div>
  );
}
