import { usePlatform } from '@soccer-legends/game-sdk/react';

/**
 * Returns a function for the date until which something is known, such as "as of July 2026", or with a short month "as of
 * Jul 2026". It returns undefined without a date.
 */
export function useAsOf(month: 'long' | 'short' = 'long'): (date: string | null | undefined) => string | undefined {
  const { t, language } = usePlatform();
  const months = new Intl.DateTimeFormat(language, { month, year: 'numeric', timeZone: 'UTC' });
  return (date) => (date ? t('ui.asOf', { date: months.format(new Date(date)) }) : undefined);
}
