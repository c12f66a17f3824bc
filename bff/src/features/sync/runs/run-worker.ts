import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { Log } from '../../../platform/http/log.ts';
import { Kinds } from '../kinds/kinds.ts';
import type { ItemOutcome, Kind } from '../kinds/kind.ts';
import { SyncFeed } from './sync-feed.ts';
import { FaultJudge, type Verdict } from './fault-judge.ts';
import { HoldLost, type Hold } from './hold.ts';
import type { RunEnding } from './run-ending.ts';
import type { SyncItem } from './sync-item.entity.ts';
import type { Stops } from './sync-queue.ts';
import { CANCELLED, SyncRuns } from './sync-runs.ts';

const MOST_CRASHES = 3;
/** After so many items in a row to which the service gave no answer, the rest would only get none either. */
const MOST_UNANSWERED = 5;
/** After so long the run is given back and taken again, so that no job ever seems to hang. */
const SLICE_MS = 30 * 60 * 1000;

const COMPLETED: RunEnding = { kind: 'close', error: null };
const GIVEN_BACK: RunEnding = { kind: 'release', until: null };

/** Goes on with the run that is due, item by item, until it ends or has to wait. */
@Injectable()
export class RunWorker {
  private holding: { hold: Hold; cancel: AbortController } | undefined;

  constructor(
    private readonly runs: SyncRuns,
    private readonly kinds: Kinds,
    private readonly judge: FaultJudge,
    private readonly readModel: ReadModel,
    private readonly feed: SyncFeed,
    private readonly log: Log,
  ) {}

  async work({ soon, now }: Stops): Promise<void> {
    const hold = await this.runs.take();
    if (!hold) return;
    const cancel = new AbortController();
    this.holding = { hold, cancel };
    const { id, kind } = hold.run;
    try {
      const stops = {
        soon: AbortSignal.any([soon, AbortSignal.timeout(SLICE_MS)]),
        now: AbortSignal.any([now, cancel.signal]),
      };
      const ending = await this.goOn(hold, stops);
      // Whoever hears that the run is over may ask for what it brought.
      await this.readModel.follow();
      await (ending.kind === 'close' ? hold.close(ending.error) : hold.release(ending));
      this.log.info({ syncId: id, kind, ending }, 'A worker has let go of a sync.');
    } catch (fault) {
      if (!(fault instanceof HoldLost)) throw fault;
      this.log.warn({ syncId: id, kind }, 'Another worker has taken over a sync, or it has ended.');
    } finally {
      this.holding = undefined;
      await this.feed.tell();
    }
  }

  /** Breaks off what is being waited for, where the run was asked to stop meanwhile. */
  async lookForCancellation(): Promise<void> {
    if (!this.holding) return;
    const { hold, cancel } = this.holding;
    if ((await this.runs.find({ id: hold.run.id }))?.cancelRequested) cancel.abort();
  }

  private async goOn(hold: Hold, stops: Stops): Promise<RunEnding> {
    if (hold.run.crashCount >= MOST_CRASHES) return { kind: 'close', error: POISONED };
    const kind = this.kinds.of(hold.run.kind);
    return (await this.plan(hold, kind, stops)) ?? (await this.doItems(hold, kind, stops));
  }

  /** Finds out all there is to do, from where planning stood. */
  private async plan(hold: Hold, kind: Kind, stops: Stops): Promise<RunEnding | undefined> {
    let { planned, planCursor: cursor } = hold.run;
    while (!planned) {
      if ((await hold.goOnWith(null)).cancelled) return { kind: 'close', error: CANCELLED };
      if (isOver(stops)) return GIVEN_BACK;
      try {
        const step = await kind.plan(hold.run.params, cursor, stops.now);
        await hold.keepPlan(step.items, step.cursor);
        cursor = step.cursor;
        planned = cursor === null;
      } catch (fault) {
        if (stops.now.aborted || fault instanceof HoldLost) return this.stopped(hold, fault);
        const verdict = this.judge.of(fault, hold.run);
        return verdict.ending ?? { kind: 'close', error: verdict.words };
      }
    }
    return undefined;
  }

  private async doItems(hold: Hold, kind: Kind, stops: Stops): Promise<RunEnding> {
    let unanswered = 0;
    for (;;) {
      const item = await hold.nextItem();
      if (!item) return COMPLETED;
      if ((await hold.goOnWith(item.name)).cancelled) return { kind: 'close', error: CANCELLED };
      if (isOver(stops)) return GIVEN_BACK;
      const result = await this.doItem(hold, kind, item, stops);
      if (result.ending) return result.ending;
      unanswered = result.unanswered ? unanswered + 1 : 0;
      if (unanswered >= MOST_UNANSWERED) return { kind: 'close', error: UNANSWERED };
    }
  }

  private async doItem(
    hold: Hold,
    kind: Kind,
    item: SyncItem,
    stops: Stops,
  ): Promise<{ ending?: RunEnding; unanswered?: boolean }> {
    try {
      await hold.finishItem(item, await kind.fetch(item.payload, stops.now));
      return {};
    } catch (fault) {
      if (stops.now.aborted || fault instanceof HoldLost) return { ending: await this.stopped(hold, fault) };
      const verdict = this.judge.of(fault, hold.run);
      if (verdict.ending) return { ending: verdict.ending };
      await hold.finishItem(item, () => Promise.resolve(failed(item, verdict)));
      return { unanswered: verdict.unanswered ?? false };
    }
  }

  private async stopped(hold: Hold, fault: unknown): Promise<RunEnding> {
    if (fault instanceof HoldLost) throw fault;
    return (await hold.goOnWith(null)).cancelled ? { kind: 'close', error: CANCELLED } : GIVEN_BACK;
  }
}

function isOver({ soon, now }: Stops): boolean {
  return soon.aborted || now.aborted;
}

function failed({ name, rowId }: SyncItem, { words, unknown }: Verdict): ItemOutcome {
  return { status: 'failed', rowId, name, change: { error: words, ...(unknown && { unknown }) } };
}

const POISONED =
  'Interrupted: the server stopped three times at the same place. What was done until then is kept; start it again, ' +
  'and look into the log of the server if it happens once more.';

const UNANSWERED =
  'The data service gave no answer for five items in a row, so the rest was not tried. Start it again later.';
