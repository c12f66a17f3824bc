import type { ReactNode } from 'react';
import { usePagePart } from '../page/LoadedPart.tsx';
import { MissingPart } from './MessageCard.tsx';
import css from './PageContent.module.css';

export interface PageContentProps<Module> {
  /** Must be the same function in every render. */
  load(): Promise<Module>;
  children(module: Module): ReactNode;
}

/** The content of a page below its cover. Loads after the first paint, because it is stored in the browser only. */
export function PageContent<Module>({ load, children }: PageContentProps<Module>) {
  const { module, failed } = usePagePart(load);
  return (
    <div className={css.page}>
      {module && children(module)}
      {failed && <MissingPart />}
    </div>
  );
}
