import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

/** Sets the document title to `{page} | Soccer Legends`. */
export function usePageTitle(page: string): void {
  const { t } = usePlatform();
  const productName = t('shell.productName');
  useEffect(() => {
    document.title = `${page} | ${productName}`;
  }, [page, productName]);
}
