import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

/** Whether this document has already shown a heading. The first one does not get the focus. */
export const HeadingShownContext = createContext({ current: false });

export interface PageHeadingProps {
  children: ReactNode;
  /** Title of the document; without it, the title is the product's name. */
  title?: string;
}

/** The heading of a page. It sets the document's title and gets the focus after a navigation. */
export function PageHeading({ children, title }: PageHeadingProps) {
  const { t } = useShellTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingShown = useContext(HeadingShownContext);
  const productName = t('shell.productName');

  useEffect(() => {
    document.title = title === undefined ? productName : `${title} | ${productName}`;
  }, [title, productName]);

  useEffect(() => {
    if (headingShown.current) heading.current?.focus();
    headingShown.current = true;
  }, [headingShown]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
