import { parsedJson } from '@soccer-legends/contracts';
import { isRecord } from '@soccer-legends/game-sdk';
import { useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../preferences/safe-storage.ts';

/** The facts that the hub shows about a league. The hub needs neither the league's code nor the script for leagues. */
export interface LeagueLine {
  league: string;
  /** As `weekOf` returns it. The place counts for this week only. */
  week: number;
  place: number;
  /** Number of members. */
  of: number;
  /** The leader, and how many more fixtures the leader has won. */
  behind?: { name: string; count: number };
  /** On a Monday, the visitor's place in the week before, if it was a medal. */
  medal?: number;
}

const KEY = 'sl:league';
const listeners = new Set<() => void>();

/** Stores the line for the hub; undefined removes it. */
export function keepLeagueLine(line: LeagueLine | undefined): void {
  if (line) localStore.setItem(KEY, JSON.stringify(line));
  else localStore.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Whether this browser is a member of a league. */
export function hasLeague(): boolean {
  return localStore.getItem(KEY) !== null;
}

/** Returns the line of this browser's league; undefined without one, and in the first render. */
export function useLeagueLine(): LeagueLine | undefined {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => lineIn(text), [text]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(): string | null {
  return localStore.getItem(KEY);
}

function lineIn(text: string | null): LeagueLine | undefined {
  const line = parsedJson(text);
  return isRecord(line) && typeof line['league'] === 'string' ? (line as unknown as LeagueLine) : undefined;
}
