import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Problem } from './Problem.tsx';

export interface PagePart<Module> {
  module: Module | undefined;
  /** Whether it could not be loaded, for example without a connection. */
  failed: boolean;
}

/** Loads a module after the first paint with a constant function. Suspense would delay the first reveal by 300 ms. */
export function usePagePart<Module>(load: () => Promise<Module>): PagePart<Module> {
  const [part, setPart] = useState<PagePart<Module>>({ module: undefined, failed: false });
  useEffect(() => {
    let current = true;
    load().then(
      (module) => {
        // A transition renders in slices, so a large part does not block the page.
        if (current) startTransition(() => setPart({ module, failed: false }));
      },
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error);
        if (current) setPart({ module: undefined, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [load]);
  return part;
}

interface LoadedPartProps<Module> {
  /** Must be the same function in every render. */
  load(): Promise<Module>;
  /** Whether the page can do without it. A failure is then not shown. */
  optional?: boolean;
  before?: ReactNode;
  children(module: Module): ReactNode;
}

/** A part of a page whose script is loaded once the part is rendered. Says so if that fails. */
export function LoadedPart<Module>({ load, optional = false, before = null, children }: LoadedPartProps<Module>) {
  const { t } = useShellTexts();
  const { module, failed } = usePagePart(load);
  // Some browsers do not request a failed script again in the same document.
  if (failed && !optional) return <Problem text={t('play.noAnswer')} onRetry={() => location.reload()} />;
  return module ? children(module) : before;
}
