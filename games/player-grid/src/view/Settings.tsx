import { useTexts } from '@soccer-legends/game-sdk/react';
import { Choice, Icon } from '@soccer-legends/ui';
import css from './Settings.module.css';
import type { Play } from './use-message.ts';
import type { ConfirmWhen } from './use-placing.ts';

const CONFIRMS: readonly ConfirmWhen[] = ['notDragged', 'always', 'never'];

export interface SettingsProps {
  confirm: ConfirmWhen;
  onConfirm(when: ConfirmWhen): void;
  returnsWrong: boolean;
  send: Play;
}

export function Settings({ confirm, onConfirm, returnsWrong, send }: SettingsProps) {
  const t = useTexts();
  return (
    <details className={css.settings} data-optional>
      <summary className={css.summary}>
        <Icon name="gear" size={20} />
        {t('settings')}
      </summary>
      <Choice
        label={t('confirmWhen.label')}
        choices={CONFIRMS.map((value) => ({ value, label: t(`confirmWhen.${value}`) }))}
        value={confirm}
        onChange={(value) => onConfirm(CONFIRMS.find((other) => other === value) ?? 'notDragged')}
      />
      <Choice
        label={t('afterCheck.label')}
        choices={['stay', 'return'].map((value) => ({ value, label: t(`afterCheck.${value}`) }))}
        value={returnsWrong ? 'return' : 'stay'}
        onChange={(value) => send({ kind: 'assist', returnsWrong: value === 'return' })}
      />
    </details>
  );
}
