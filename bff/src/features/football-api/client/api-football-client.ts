import { Injectable, Optional } from '@nestjs/common';
import type { EnvelopeContents } from '../wire/envelope.ts';
import type { ApiPlayer, ApiPlayerSeason } from '../wire/people.ts';
import { list, readAs, type WireSchema } from '../wire/schema.ts';
import { ApiCaller, type ApiCall } from './api-caller.ts';
import type { ApiRequest } from './api-connection.ts';

export interface ApiPage<Item> {
  items: readonly Item[];
  /** Pages of the whole list; at least 1. */
  pages: number;
}

/**
 * Reads lists of API-Football v3. Each method sends one call, which uses the daily quota, and throws `ApiError`, or the
 * signal's reason after an abort.
 */
@Injectable()
export class ApiFootballClient {
  constructor(
    private readonly caller: ApiCaller,
    @Optional() private readonly priority: Pick<ApiCall, 'urgent'> = {},
  ) {}

  /** Reads a list without pages. Items without a required member are left out. */
  async list<Item>(request: ApiRequest, item: WireSchema<Item>, signal: AbortSignal): Promise<Item[]> {
    return readItems(await this.send(request, signal), item);
  }

  /** Reads one page, from 1. A player who is listed twice is returned once, with the figures of both. */
  async page<Item extends ApiPlayer | ApiPlayerSeason>(
    request: ApiRequest,
    schema: WireSchema<Item>,
    signal: AbortSignal,
  ): Promise<ApiPage<Item>> {
    const contents = await this.send(request, signal);
    const items = new Map<number, Item>();
    for (const item of readItems(contents, schema)) {
      const { apiId } = 'player' in item ? item.player : item;
      items.set(apiId, joined(items.get(apiId), item));
    }
    return { items: [...items.values()], pages: contents.pages };
  }

  private send(request: ApiRequest, signal: AbortSignal): Promise<EnvelopeContents> {
    return this.caller.call({ ...request, ...this.priority }, signal);
  }
}

function joined<Item extends ApiPlayer | ApiPlayerSeason>(known: Item | undefined, item: Item): Item {
  if (!known || !('appearances' in known) || !('appearances' in item)) return item;
  const rows = new Map([...known.appearances, ...item.appearances].map((row) => [JSON.stringify(row), row]));
  return { ...item, appearances: [...rows.values()] };
}

function readItems<Item>({ response }: EnvelopeContents, item: WireSchema<Item>): Item[] {
  return readAs(list(item), response) ?? [];
}
