import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';

/** Actions that the history of a plugin names too. */
const OF_PLUGIN = /^plugin\.(?!token|dev)/;

/**
 * Returns a function for the text of an audited action, such as `session.login`. English pages show the action itself, by
 * which the log is searched; so do others for an action without a text.
 */
export function useActionText(): (action: string) => string {
  const t = useTexts();
  const { language } = usePlatform();
  return (action) => {
    if (language === 'en') return action;
    const key = OF_PLUGIN.test(action) ? action.replace(OF_PLUGIN, 'plugins.action.') : `audit.actions.${action}`;
    return t(key, { defaultValue: action });
  };
}
