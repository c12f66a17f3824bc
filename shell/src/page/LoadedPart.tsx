import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Problem } from './Problem.tsx';
import { usePagePart } from './use-module.ts';

export interface LoadedPartProps<Module> {
  /** Must be the same function in every render. */
  load(): Promise<Module>;
  children(module: Module): ReactNode;
}

/** A part of a page whose script is loaded once the part is rendered. Says so if that fails. */
export function LoadedPart<Module>({ load, children }: LoadedPartProps<Module>) {
  const { t } = useShellTexts();
  const { module, failed } = usePagePart(load);
  // Some browsers do not request a failed script again in the same document.
  if (failed) return <Problem text={t('play.noAnswer')} onRetry={() => location.reload()} />;
  return module && children(module);
}
