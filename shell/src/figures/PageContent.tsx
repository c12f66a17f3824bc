import { createContext, type ReactNode, use, useEffect, useState } from 'react';
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
  const [words, setWords] = useState<CoverWords>();
  const shown: CoverWords = words ?? { title: t(title), about: t(about), number };
  return (
    <CoverContext value={setWords}>
      <PageCover
        title={shown.title}
        number={shown.number}
        isPodium={shown.isPodium}
        before={shown.before && <p>{shown.before}</p>}
      >
        {shown.about && <p>{shown.about}</p>}
      </PageCover>
      <PageContent {...content} />
    </CoverContext>
  );
}

/** Words on the cover of a page, and the figure's shirt number. */
interface CoverWords {
  title: string;
  /** Shown above the title. */
  before?: string | undefined;
  about?: string | undefined;
  number: number;
  /** Whether the cover shows the first three places instead of one figure. */
  isPodium?: boolean;
}

const CoverContext = createContext<(words: CoverWords | undefined) => void>(() => undefined);

/** Replaces the words on the cover of the page while the component is shown. */
export function useCover({ title, before, about, number, isPodium = false }: CoverWords): void {
  const setWords = use(CoverContext);
  useEffect(() => {
    setWords({ title, before, about, number, isPodium });
    return () => setWords(undefined);
  }, [setWords, title, before, about, number, isPodium]);
}
