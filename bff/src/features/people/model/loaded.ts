import type { FactValue } from '@soccer-legends/contracts';
import type { Person, StoredFacts, Team } from '../entities.ts';
import { isUnedited, type EditedFacts } from './edits.ts';
import { plainSpell, type FactKind, type Facts, type PersonKind, type Subject } from './facts.ts';
import { NO_LAYERS, project, sourcesOf, type Layers } from './project.ts';

/** A row whose facts can be corrected. */
export type FactRow = Person | Team;

/** A person or club with everything that a change needs. */
export interface Loaded extends Subject {
  /** The stored row. If it was loaded to be changed, it is locked and the entity manager writes its changes. */
  row: FactRow;
  layers: Layers;
  sources: Facts;
  /** The facts with corrections, which the games show. */
  visible: EditedFacts;
  /** A change is accepted although these facts have faults, if it adds no fault. */
  tolerated: readonly Facts[];
  isNew: boolean;
}

/** Returns a stored person or club. Its faults are tolerated, so that one fact can be corrected at a time. */
export function loadedFrom(kind: FactKind, row: FactRow, stored?: Layers): Loaded {
  const layers = stored ?? onlyLayer(kind, row);
  const [sources, visible] = [sourcesOf(layers), project(layers)];
  return { kind, id: row.id, row, layers, sources, visible, tolerated: [visible, sources], isNew: false };
}

/** Returns the person or club with other layers. The row is unchanged; see `writeFacts`. */
export function withLayers(loaded: Loaded, changed: Partial<Layers>): Loaded {
  const layers = { ...loaded.layers, ...changed };
  return { ...loaded, layers, sources: sourcesOf(layers), visible: project(layers) };
}

function onlyLayer(kind: FactKind, row: FactRow): Layers {
  return { ...NO_LAYERS, [row.source === 'bundled' ? 'bundled' : 'service']: factsOf(kind, row) };
}

/** Returns the row of `StoredFacts`; undefined for someone whose row is what the only source states. */
export function storedFacts({ kind, id, layers }: Loaded): StoredFacts | undefined {
  const { bundled, service, edits } = layers;
  return isUnedited(edits) && (bundled === null || service === null)
    ? undefined
    : { kind, id, bundled, service, edits };
}

const FACTS: Readonly<Record<FactKind, readonly string[]>> = {
  player: ['name', 'fullName', 'surname', 'country', 'nation', 'position', 'born', 'number', 'fame', 'drawn', 'hidden'],
  coach: ['name', 'country', 'nation', 'born', 'fame', 'hidden'],
  club: ['name', 'leagueCountry'],
};

/** Facts whose columns have different names. */
const COLUMNS: Readonly<Record<string, string>> = { leagueCountry: 'country' };

export function factsOf(kind: FactKind, row: FactRow): Facts {
  const values: Record<string, unknown> = row;
  const valueOf = (fact: string): FactValue => (values[COLUMNS[fact] ?? fact] ?? null) as FactValue;
  return {
    fields: Object.fromEntries(FACTS[kind].map((fact) => [fact, valueOf(fact)])),
    career: 'spells' in row ? row.spells : [],
  };
}

export function columnsOf(kind: FactKind, { fields, career }: Facts): Partial<FactRow> {
  const columns = Object.entries(fields).map(([fact, value]) => [COLUMNS[fact] ?? fact, value]);
  return { ...Object.fromEntries(columns), ...(kind === 'club' ? {} : { spells: career.map(plainSpell) }) };
}

/** Players must have a country. */
const UNKNOWN_COUNTRY = 'Unknown';
const LEAST_FAME = 1;

export function newRow(kind: PersonKind, id: number, name: string, now: Date): Person {
  return {
    ...{ kind, id, name, fullName: null, surname: null, number: null, position: null, nation: null, born: null },
    ...{ country: kind === 'player' ? UNKNOWN_COUNTRY : null, fame: LEAST_FAME, spells: [], photo: null },
    ...{ drawn: false, hidden: false, inGames: true, source: 'hand', apiId: null, editedAt: null, updatedAt: now },
  };
}

/** Returns a person whom an administrator adds by a change: every fault counts. */
export function newPerson(row: Person): Loaded {
  return { ...loadedFrom(row.kind, row), tolerated: [], isNew: true };
}
