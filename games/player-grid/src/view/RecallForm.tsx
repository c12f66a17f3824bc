import type { PlayerHit } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, PlayerSearch } from '@soccer-legends/ui';
import { useId, useState, type Ref } from 'react';
import css from './Recall.module.css';

export interface RecallFormProps {
  inputRef: Ref<HTMLInputElement>;
  label: string;
  locked: boolean;
  judging: boolean;
  onSubmit(player: PlayerHit): string | undefined;
}

export function RecallForm({ inputRef, label, locked, judging, onSubmit }: RecallFormProps) {
  const t = useTexts();
  const alertId = useId();
  const { text, chosen, fault, edit, submit } = useChoice({ locked, onSubmit });
  return (
    <div className={css.form}>
      <PlayerSearch
        inputRef={inputRef}
        label={label}
        text={text}
        chosen={chosen}
        onChange={edit}
        onEnter={submit}
        invalid={fault !== undefined}
        action={
          // Not `disabled` while judging, because the button would lose the focus.
          <Button disabled={chosen === null && !judging} aria-disabled={locked || undefined} onClick={submit}>
            {t(judging ? 'recall.judging' : 'submit')}
          </Button>
        }
        {...(fault === undefined ? {} : { describedBy: alertId })}
      />
      {fault !== undefined && (
        <p id={alertId} role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

function useChoice({ locked, onSubmit }: Pick<RecallFormProps, 'locked' | 'onSubmit'>) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PlayerHit | null>(null);
  const [fault, setFault] = useState<string>();
  return { text, chosen, fault, edit, submit };

  function submit() {
    if (locked) return;
    if (!chosen) return setFault(t('recall.chooseFirst'));
    const refusal = onSubmit(chosen);
    if (refusal === 'used' || refusal === 'tried') return setFault(t(`recall.${refusal}`, { name: chosen.name }));
    edit('', null);
  }

  function edit(typed: string, player: PlayerHit | null) {
    setText(typed);
    setChosen(player);
    setFault(undefined);
  }
}
