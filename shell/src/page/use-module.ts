import { startTransition, useEffect, useState } from 'react';

/** Loads a module after the first paint with a constant function. Suspense would delay the first reveal by 300 ms. */
export function useModule<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<{ loaded: Module }>();
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        // A transition renders in slices, so a large part does not block the page.
        if (current) startTransition(() => setModule({ loaded }));
      },
      (error: unknown) => console.error('A part of the page could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [load]);
  return module?.loaded;
}
