import { MissingPart } from '../figures/MissingPart.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { usePagePart } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Archive.module.css';

const loadArchive = () => import('./archive.lazy.tsx');

export function MatchdaysPage() {
  const { t } = useShellTexts();
  const { module: archive, failed } = usePagePart(loadArchive);
  return (
    <>
      <PageCover title={t('archive.title')} number={8}>
        <p>{t('archive.late')}</p>
      </PageCover>
      <div className={css.page}>
        {archive && <archive.Months />}
        {failed && <MissingPart />}
      </div>
    </>
  );
}
