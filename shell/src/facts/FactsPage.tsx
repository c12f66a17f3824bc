import { PageContent } from '../figures/PageContent.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

const loadFacts = () => import('./Facts.lazy.tsx');

export function FactsPage() {
  const { t } = useShellTexts();
  return (
    <>
      <PageCover title={t('facts.title')} number={4}>
        <p>{t('facts.about')}</p>
      </PageCover>
      <PageContent load={loadFacts}>{({ Facts }) => <Facts />}</PageContent>
    </>
  );
}
