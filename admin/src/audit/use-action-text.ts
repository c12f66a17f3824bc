import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';

/** Actions whose text is among those of the history of a plugin, in the key `plugins.action`. */
const OF_PLUGIN = /^plugin\.(?!token|dev|webhook)/;

/** Returns the key of the text of an audited action. */
export function actionTextKey(action: string): string {
  return OF_PLUGIN.test(action) ? action.replace(OF_PLUGIN, 'plugins.action.') : `audit.actions.${action}`;
}

/**
 * Returns a function that gives the text of an audited action. English pages show the action itself, such as `session.login`,
 * because the search of the log matches it. Pages in other languages do so only for an action of an earlier release.
 */
export function useActionText(): (action: string) => string {
  const t = useTexts();
  const { language } = usePlatform();
  return (action) => (language === 'en' ? action : t(actionTextKey(action), { defaultValue: action }));
}
