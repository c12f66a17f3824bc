import { PageContent } from '../figures/PageContent.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

const loadSeason = () => import('./Season.lazy.tsx');

export function SeasonPage() {
  const { t } = useShellTexts();
  return (
    <>
      <PageCover title={t('season.title')} number={9}>
        <p>{t('season.about')}</p>
      </PageCover>
      <PageContent load={loadSeason}>{({ Season }) => <Season />}</PageContent>
    </>
  );
}
