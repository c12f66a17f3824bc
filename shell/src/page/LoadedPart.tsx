import { startTransition, useEffect, useState } from 'react';

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

/** Like `usePagePart`, for a part that the page can do without. */
export function useModule<Module>(load: () => Promise<Module>): Module | undefined {
  return usePagePart(load).module;
}
