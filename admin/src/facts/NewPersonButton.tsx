import type { FactSheet, PersonKind } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { NEW_ID } from './facts-path.ts';
import { PersonEditor } from './PersonEditor.tsx';

const UNKNOWN: FactSheet = { id: NEW_ID, version: 0, fields: { name: '', fame: 1 }, sources: {}, spells: [] };

/** Opens the form that adds a player or coach. */
export function NewPersonButton({ kind }: { kind: PersonKind }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <SmallButton onClick={() => setOpen(true)}>{t(`newPerson.${kind}`)}</SmallButton>
      <Dialog open={isOpen} wide title={t(`newPerson.${kind}`)} onClose={close}>
        {isOpen && <PersonEditor kind={kind} sheet={UNKNOWN} focus="name" onSaved={close} onClose={close} />}
      </Dialog>
    </>
  );
}
