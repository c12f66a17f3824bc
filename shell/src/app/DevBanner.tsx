import { localise } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/context.ts';
import { useRegistry } from '../plugins/registry.ts';
import css from './Layout.module.css';

/** Says on every page which games come from a developer's machine, so that nobody takes them for the published ones. */
export function DevBanner() {
  const { t, language } = useShellTexts();
  const own = useRegistry().filter(({ devOrigin }) => devOrigin !== undefined);
  return own.map(({ key, names, devOrigin = '' }) => (
    <p key={key} className={css.dev}>
      {t('shell.developing', { name: localise(names, language), origin: devOrigin })}
    </p>
  ));
}
