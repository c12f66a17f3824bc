import { useTexts } from '@soccer-legends/game-sdk/react';
import { Choice } from '@soccer-legends/ui';
import css from './Rules.module.css';
import type { ConfirmWhen } from './use-placing.ts';

const CONFIRMS: readonly ConfirmWhen[] = ['notDragged', 'always', 'never'];

export interface RulesProps {
  confirm: ConfirmWhen;
  onConfirm(when: ConfirmWhen): void;
  returnsWrong: boolean;
  onReturnsWrong(returns: boolean): void;
}

/** How to play in short, which this game has no intro to say in, and what can be set. */
export function Rules({ confirm, onConfirm, returnsWrong, onReturnsWrong }: RulesProps) {
  const t = useTexts();
  return (
    <div className={css.rules}>
      <p>{t('playerGrid.howToPlay')}</p>
      <p>
        <strong>{t('playerGrid.instruction')}</strong>
      </p>
      <details>
        <summary className={css.more}>{t('playerGrid.settings')}</summary>
        <Choice
          label={t('playerGrid.confirmWhen.label')}
          choices={CONFIRMS.map((value) => ({ value, label: t(`playerGrid.confirmWhen.${value}`) }))}
          value={confirm}
          onChange={(value) => onConfirm(CONFIRMS.find((other) => other === value) ?? 'notDragged')}
        />
        <Choice
          label={t('playerGrid.afterCheck.label')}
          choices={['stay', 'return'].map((value) => ({ value, label: t(`playerGrid.afterCheck.${value}`) }))}
          value={returnsWrong ? 'return' : 'stay'}
          onChange={(value) => onReturnsWrong(value === 'return')}
        />
      </details>
    </div>
  );
}
