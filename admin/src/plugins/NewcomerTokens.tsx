import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { TextField } from '../parts/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import css from './PluginDialog.module.css';
import { Tokens } from './Tokens.tsx';

/** A team needs its token before its plugin is in any list. */
export function NewcomerTokens() {
  const t = useTexts();
  const [key, setKey] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <>
      <form
        className={css.row}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <TextField
          label={t('plugins.newcomer.key')}
          placeholder="cup-finals"
          required
          pattern="[a-z][a-z0-9\-]{1,40}"
          title={t('plugins.newcomer.rule')}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <SmallButton type="submit" disabled={key === ''}>
          {t('tokens.title')}
        </SmallButton>
      </form>
      <Dialog open={open} wide title={key} onClose={() => setOpen(false)}>
        {open && <Tokens pluginKey={key} />}
      </Dialog>
    </>
  );
}
