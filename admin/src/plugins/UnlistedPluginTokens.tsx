import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';
import { PublishTokens } from './PublishTokens.tsx';

/** Opens the tokens of a plugin that is not listed yet, because its first publication needs one. */
export function UnlistedPluginTokens() {
  const t = useTexts();
  const [key, setKey] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Form className={layout.formRow} onSubmit={() => setOpen(true)}>
        <TextField
          label={t('plugins.newcomer.key')}
          placeholder="cup-finals"
          required
          pattern="[a-z][a-z0-9\-]{1,40}"
          title={t('plugins.newcomer.rule')}
          value={key}
          onValue={setKey}
        />
        <SmallButton type="submit" disabled={key === ''}>
          {t('tokens.title')}
        </SmallButton>
      </Form>
      <Dialog open={open} wide title={key} onClose={() => setOpen(false)}>
        {open && <PublishTokens pluginKey={key} />}
      </Dialog>
    </>
  );
}
