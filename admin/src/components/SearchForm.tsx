import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Form } from './Form.tsx';
import { TextField } from './Field.tsx';
import layout from './layout.module.css';
import { SmallButton } from './SmallButton.tsx';

export interface SearchFormProps {
  label: string;
  initial: string;
  busy: boolean;
  onSearch(text: string): void;
}

/** A search that starts only with its button, because each request has a cost. */
export function SearchForm({ label, initial, busy, onSearch }: SearchFormProps) {
  const t = useTexts();
  const [text, setText] = useState(initial);
  return (
    <Form className={layout.formRow} onSubmit={() => onSearch(text)}>
      <TextField label={label} value={text} onValue={setText} />
      <SmallButton type="submit" disabled={busy}>
        {t('table.search')}
      </SmallButton>
    </Form>
  );
}
