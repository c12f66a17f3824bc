import { LANGUAGES, type CategorySheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import viewsCss from '../facts/PersonFacts.module.css';
import { useApiQuery } from '../http/use-api.ts';
import { categoryPath } from './categories-path.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryHistory } from './CategoryHistory.tsx';

/** The open group; without an id, a new one. */
export interface OpenCategory {
  id: string | undefined;
  name: string;
}

interface CategoryDialogProps {
  /** Undefined while the dialog is closed. */
  category: OpenCategory | undefined;
  onClose(): void;
}

const NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, ''])) as CategorySheet['names'];
const NEW: CategorySheet = { id: '', version: 0, enabled: true, names: NAMES, members: [] };

/** Corrects or adds a hand-written group of Connections. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  return (
    <Dialog open={category !== undefined} wide title={category?.name ?? ''} onClose={onClose}>
      {category &&
        (category.id === undefined ? (
          <CategoryForm sheet={NEW} id={undefined} onClose={onClose} />
        ) : (
          <Known key={category.id} id={category.id} onClose={onClose} />
        ))}
    </Dialog>
  );
}

function Known({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTexts();
  const [view, setView] = useState<'edit' | 'history'>('edit');
  const query = useApiQuery<CategorySheet>(categoryPath('sheet', id));
  return (
    <>
      <div className={viewsCss.views} role="group">
        {(['edit', 'history'] as const).map((name) => (
          <SmallButton key={name} aria-pressed={view === name} onClick={() => setView(name)}>
            {t(`facts.view.${name}`)}
          </SmallButton>
        ))}
      </div>
      {view === 'history' ? (
        <CategoryHistory id={id} />
      ) : (
        <QueryView query={query}>
          {(sheet) => <CategoryForm key={sheet.version} sheet={sheet} id={id} onClose={onClose} />}
        </QueryView>
      )}
    </>
  );
}
