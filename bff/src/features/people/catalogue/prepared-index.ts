import { advanceSlice, atOnce, type Steps } from '../../../platform/slices.ts';
import type { Bus } from '../../../platform/events/bus.ts';
import type { ReadModel } from './read-model.ts';
import type { CatalogueSnapshot, CataloguePlayer } from './snapshot.ts';

export interface ChangedPerson<Person> {
  before: Person;
  after: Person;
}

/** A correction changes one person. A rebuild of the catalogue changes everyone. */
const MOST_CHANGED = 100;

/** Returns the people who changed between two snapshots; undefined if too many did, or if someone was added or removed. */
export function changedPeople<Person extends { id: number }>(
  former: ReadonlyMap<number, Person>,
  next: ReadonlyMap<number, Person>,
): ChangedPerson<Person>[] | undefined {
  if (former === next) return [];
  if (former.size !== next.size) return undefined;
  const changed: ChangedPerson<Person>[] = [];
  // Both are in id order. Looking up a hundred thousand ids would take ten times as long.
  const others = former.values();
  for (const after of next.values()) {
    const before = others.next().value!;
    if (before === after) continue;
    if (before.id !== after.id || changed.length === MOST_CHANGED) return undefined;
    changed.push({ before, after });
  }
  return changed;
}

/** Like `changedPeople`, for the players of the console's lists. */
export function changedPlayers(
  former: CatalogueSnapshot,
  next: CatalogueSnapshot,
): ChangedPerson<CataloguePlayer>[] | undefined {
  const inGames = changedPeople(former.players, next.players);
  const others = changedPeople(former.outsideGames, next.outsideGames);
  const hidden = changedPeople(former.hidden.players, next.hidden.players);
  return inGames && others && hidden && [...inGames, ...others, ...hidden];
}

/** How an index of the catalogue is built, and how it follows a change. */
export interface IndexKind<Index> {
  build(snapshot: CatalogueSnapshot): Steps<Index>;
  /** Applies the differences of two snapshots. Returns false if the index must be built again. */
  update(index: Index, former: CatalogueSnapshot, snapshot: CatalogueSnapshot): boolean;
}

interface Building<Index> {
  snapshot: CatalogueSnapshot;
  steps: Steps<Index>;
}

/** An index of the catalogue in memory. After each change it is prepared in short slices, between requests. */
export class PreparedIndex<Index> {
  private indexed: { snapshot: CatalogueSnapshot; index: Index } | undefined;
  private building: Building<Index> | undefined;
  private isPreparing = false;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
    private readonly kind: IndexKind<Index>,
  ) {
    bus.onCatalogueChange(() => this.prepare());
  }

  /** The index of the current catalogue. If it is not prepared yet, the caller waits for the rest. */
  get current(): Index {
    this.follow();
    if (this.building) this.finish(this.building, atOnce(this.building.steps));
    return this.indexed!.index;
  }

  rebuilt(): Index {
    this.indexed = undefined;
    return this.current;
  }

  private prepare(): void {
    if (this.isPreparing) return;
    this.isPreparing = true;
    setImmediate(() => {
      this.isPreparing = false;
      this.follow();
      const { building } = this;
      if (!building) return;
      const end = advanceSlice(building.steps);
      if (end) this.finish(building, end.value);
      else this.prepare();
    });
  }

  private follow(): void {
    const { snapshot } = this.readModel;
    if ((this.building ?? this.indexed)?.snapshot === snapshot) return;
    const { indexed } = this;
    const isUpdated = indexed && this.kind.update(indexed.index, indexed.snapshot, snapshot);
    this.indexed = isUpdated ? { snapshot, index: indexed.index } : undefined;
    this.building = isUpdated ? undefined : { snapshot, steps: this.kind.build(snapshot) };
  }

  private finish({ snapshot }: Building<Index>, index: Index): void {
    this.indexed = { snapshot, index };
    this.building = undefined;
  }
}
