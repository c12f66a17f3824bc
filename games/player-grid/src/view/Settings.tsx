import { useTexts } from '@soccer-legends/game-sdk/react';
import { Choice, Icon } from '@soccer-legends/ui';
import css from './Settings.module.css';
import type { ConfirmWhen } from './use-placing.ts';

const CONFIRMS: readonly ConfirmWhen[] = ['notDragged', 'always', 'never'];

export interface SettingsProps {
  confirm: ConfirmWhen;
  onConfirm(when: ConfirmWhen): void;
  returnsWrong: boolean;
  onReturnsWrong(returns: boolean): void;
}

export function Settings({ confirm, onConfirm, returnsWrong, onReturnsWrong }: SettingsProps) {
  const t = useTexts();
  return (
    <details className={css.settings} data-optional>
      <summary className={css.summary}>
        <Icon name="gear" size={20} />
        {t('playerGrid.settings')}
      </summary>
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
  );
}
