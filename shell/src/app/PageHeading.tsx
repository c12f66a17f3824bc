import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

/** Whether the document has shown a heading. The first heading does not move the focus. */
export const HeadingShownContext = createContext({ current: false });

export interface PageHeadingProps {
  children: ReactNode;
  /** The page's name in the browser's title; absent on the hub, whose title is the product's name. */
  title?: string;
}

/** The heading of a page. It names the page in the browser's title, and gets the focus after a navigation. */
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
