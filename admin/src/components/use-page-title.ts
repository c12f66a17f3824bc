import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';

export function usePageTitle(page: string): void {
  const { t } = usePlatform();
  const productName = t('shell.productName');
  useEffect(() => {
    document.title = `${page} | ${productName}`;
  }, [page, productName]);
}
