import type { ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { usePagePart } from '../page/LoadedPart.tsx';
import { MissingPart } from './MessageCard.tsx';
import { PageCover } from './PageCover.tsx';
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

export interface CoveredPageProps<Module> extends PageContentProps<Module> {
  /** The figure's shirt number. */
  number: number;
  /** Keys of the texts on the cover. */
  title: string;
  about: string;
}

export function CoveredPage<Module>({ number, title, about, ...content }: CoveredPageProps<Module>) {
  const { t } = useShellTexts();
  return (
    <>
      <PageCover title={t(title)} number={number}>
        <p>{t(about)}</p>
      </PageCover>
      <PageContent {...content} />
    </>
  );
}
