import { PageContent } from '../figures/PageContent.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

const loadArchive = () => import('./archive.lazy.tsx');

export function MatchdaysPage() {
  const { t } = useShellTexts();
  return (
    <>
      <PageCover title={t('archive.title')} number={8}>
        <p>{t('archive.late')}</p>
      </PageCover>
      <PageContent load={loadArchive}>{({ Months }) => <Months />}</PageContent>
    </>
  );
}
