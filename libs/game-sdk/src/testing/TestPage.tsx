import type { ReactNode } from 'react';
import { PlatformContext, type Platform } from '../react/context.ts';
import type { GameServices, Translate } from '../services.ts';
import { TestServices } from './TestServices.tsx';

/** The services that a `TestPage` provides, and its page settings. */
export interface TestPageProps extends Partial<Pick<Platform, 'motion' | 'nationName' | 'clubName'>> {
  services: GameServices;
  children: ReactNode;
}

/** The contexts that the site provides around a game. By default, motion is off and names are not translated. */
export function TestPage({
  services,
  motion = false,
  nationName = (_code, fallback) => fallback,
  clubName = (name) => name,
  children,
}: TestPageProps) {
  const { announce, language } = services;
  return (
    <PlatformContext value={{ t: keyWithValues, language, announce, nationName, clubName, motion }}>
      <TestServices value={services}>{children}</TestServices>
    </PlatformContext>
  );
}

/** Returns the key of a text followed by its values. */
export const keyWithValues: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
