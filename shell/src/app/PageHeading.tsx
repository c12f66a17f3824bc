import { useEffect, useRef, type ReactNode } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

// The first page of a visit leaves the focus where the browser puts it; every later one takes it to its heading.
let firstPage = true;

export interface PageHeadingProps {
  children: ReactNode;
  /** The page's name in the browser's title; absent on the hub, which has the product's name alone. */
  title?: string;
}

/** The heading of a page: it names the page in the browser, and takes the focus when the page is turned to. */
export function PageHeading({ children, title }: PageHeadingProps) {
  const { t } = useShellTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const productName = t('shell.productName');

  useEffect(() => {
    document.title = title === undefined ? productName : `${title} | ${productName}`;
  }, [title, productName]);

  useEffect(() => {
    if (firstPage) firstPage = false;
    else heading.current?.focus();
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
