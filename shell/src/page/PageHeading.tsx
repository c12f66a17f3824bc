import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

/** Records that the document shows a heading, and returns whether it is the first one, which does not get the focus. */
export const FirstHeadingContext = createContext<() => boolean>(() => true);

export interface PageHeadingProps {
  children: ReactNode;
  /** Title of the document; without it, the title is the product's name. */
  title?: string;
}

/** The heading of a page. It sets the document's title and gets the focus after a navigation. */
export function PageHeading({ children, title }: PageHeadingProps) {
  const { t } = useShellTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstHeading = useContext(FirstHeadingContext);
  const productName = t('shell.productName');

  useEffect(() => {
    document.title = title === undefined ? productName : `${title} | ${productName}`;
  }, [title, productName]);

  useEffect(() => {
    if (!isFirstHeading()) heading.current?.focus();
  }, [isFirstHeading]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
