import { Choice } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { ShareForm } from './share-text.ts';

export interface FormChoiceProps {
  form: ShareForm;
  onChoose(form: ShareForm): void;
}

export function FormChoice({ form, onChoose }: FormChoiceProps) {
  const { t } = useShellTexts();
  return (
    <Choice
      label={t('share.form')}
      choices={[
        { value: 'signs', label: t('share.signs') },
        { value: 'words', label: t('share.words') },
      ]}
      value={form}
      onChange={(value) => onChoose(value as ShareForm)}
    />
  );
}
