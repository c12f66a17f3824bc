import {
  addedSpellKeys,
  type FactChange,
  type FactSheet,
  type PersonFields,
  type SheetSpell,
  type SpellChange,
  type SpellFields,
} from '@soccer-legends/contracts';

/** Unsaved changes of a person, with the version of the facts on which they are based. */
export interface Draft {
  version: number;
  fields: Partial<PersonFields>;
  /** Changes of saved spells by key, and new spells by keys such as `new 1`. */
  spells: Readonly<Record<string, SpellDraft>>;
}

/** An empty club or first year is null, which the server rejects. */
type SpellDraft = Partial<Record<'club' | 'startYear', string | number | null>> &
  Partial<Omit<SpellFields, 'club' | 'startYear'>> & { removed?: boolean };

export type SpellField = keyof SpellFields;

export interface SpellRow {
  key: string;
  values: Readonly<Record<SpellField, string | number | boolean | null>>;
  removed: boolean;
  isNew: boolean;
  changed: ReadonlySet<SpellField>;
  source: SheetSpell['source'];
}

/** `remove` also restores a saved spell, and drops a new one. */
export type DraftAction =
  | { type: 'field'; field: keyof PersonFields; value: PersonFields[keyof PersonFields] }
  | { type: 'spell'; key: string; field: SpellField; value: string | number | boolean | null }
  | { type: 'remove'; key: string; removed: boolean }
  | { type: 'add' };

const NEW_SPELL = { club: '', startYear: null, endYear: null, matches: null, goals: null, loan: false } as const;

export function emptyDraft({ version }: Pick<FactSheet, 'version'>): Draft {
  return { version, fields: {}, spells: {} };
}

export function isEmpty({ fields, spells }: Draft): boolean {
  return Object.keys(fields).length === 0 && Object.keys(spells).length === 0;
}

/** Returns the draft after an action. A value equal to the saved one is not a change. */
export function changeDraft(sheet: FactSheet, draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'field': {
      const { [action.field]: _, ...others } = draft.fields;
      const isSaved = sheet.fields[action.field] === action.value;
      return { ...draft, fields: isSaved ? others : { ...others, [action.field]: action.value } };
    }
    case 'spell':
      return withSpell(sheet, draft, action.key, { ...draft.spells[action.key], [action.field]: action.value });
    case 'remove': {
      const { [action.key]: _, ...others } = draft.spells;
      if (isNewKey(action.key)) return { ...draft, spells: others };
      return withSpell(sheet, draft, action.key, { ...draft.spells[action.key], removed: action.removed });
    }
    case 'add': {
      const numbers = Object.keys(draft.spells).map((key) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0));
      return { ...draft, spells: { ...draft.spells, [`new ${Math.max(0, ...numbers) + 1}`]: { ...NEW_SPELL } } };
    }
  }
}

function withSpell({ spells }: FactSheet, draft: Draft, key: string, changed: SpellDraft): Draft {
  const { [key]: _, ...others } = draft.spells;
  const saved = spells.find((spell) => spell.key === key);
  const kept = Object.entries(changed).filter(([field, value]) => saved?.[field as keyof SheetSpell] !== value);
  if (saved && kept.length === 0) return { ...draft, spells: others };
  // A new spell keeps its position.
  return { ...draft, spells: { ...draft.spells, [key]: Object.fromEntries(kept) as SpellDraft } };
}

/** Returns the rows of the table: the saved career with the draft's changes, followed by the new spells. */
export function spellRows({ spells }: FactSheet, draft: Draft): SpellRow[] {
  const saved = spells.map(({ key, removed, source, ...values }): SpellRow => {
    const { removed: isRemoved = removed, ...changes } = draft.spells[key] ?? {};
    const changed = new Set(Object.keys(changes) as SpellField[]);
    return { key, values: { ...values, ...changes }, removed: isRemoved, isNew: false, changed, source };
  });
  const added = Object.entries(draft.spells).filter(([key]) => isNewKey(key));
  return [
    ...saved,
    ...added.map(([key, values]): SpellRow => {
      const changed = new Set(Object.keys(NEW_SPELL) as SpellField[]);
      return { key, values: { ...NEW_SPELL, ...values }, removed: false, isNew: true, changed, source: null };
    }),
  ];
}

export function toChange({ version, fields, spells }: Draft, reason: string): FactChange {
  const changes = Object.entries(spells).map(
    ([key, spell]) => (isNewKey(key) ? spell : { key, ...spell }) as SpellChange,
  );
  return { version, fields, spells: changes, ...(reason.trim() !== '' && { reason: reason.trim() }) };
}

/** Maps the server's keys of new spells to the draft's keys. */
export function newKeys({ spells }: FactSheet, draft: Draft): ReadonlyMap<string, string> {
  const own = Object.keys(draft.spells).filter(isNewKey);
  const taken = spells.map(({ key }) => key);
  return new Map(addedSpellKeys(taken, own.length).map((key, index) => [key, own[index]!]));
}

function isNewKey(key: string): boolean {
  return key.startsWith('new ');
}
