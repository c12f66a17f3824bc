import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

/** Sets the document's title to the page and the product's name. */
export function usePageTitle(page: string): void {
  const { t } = usePlatform();
  const productName = t('shell.productName');
  useEffect(() => {
    document.title = `${page} | ${productName}`;
  }, [page, productName]);
}
