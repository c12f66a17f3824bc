import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { ExternalPlayerRow } from './ExternalPlayerRow.tsx';
import { FoundPlayers } from './ExternalPlayers.tsx';
import { Specified } from '../components/Specified.tsx';
import layout from '../components/layout.module.css';
import css from './ExternalPlayers.module.css';
import { useExternalPlayers } from './use-external-players.ts';

export function PlayerSearchDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const { search, searchRandom, repeat, players, pending } = useExternalPlayers();
  return (
    <Dialog open={open} wide title={t('apiFootball.search')} onClose={onClose}>
      <Form className={css.form} onSubmit={() => search(text)}>
        <TextField
          label={t('person.name')}
          hint={<Specified text="Mínimo 3 caracteres" />}
          value={text}
          onValue={setText}
        />
        <div className={layout.buttons}>
          <Button type="submit" disabled={pending}>
            {t('table.search')}
          </Button>
          <Button look="secondary" disabled={pending} onClick={searchRandom}>
            {t('apiFootball.random')}
          </Button>
        </div>
      </Form>
      <FoundPlayers players={players} pending={pending}>
        {(external) => <ExternalPlayerRow key={external.player.id} external={external} onChanged={repeat} />}
      </FoundPlayers>
    </Dialog>
  );
}
