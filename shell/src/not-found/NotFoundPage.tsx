import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GamesLink } from '../page/ButtonLink.tsx';

export function NotFoundPage() {
  const { t } = useShellTexts();
  return (
    <MessageCard title={t('notFound.title')} numbers={[4, 0, 4]}>
      <p>{t('notFound.hint')}</p>
      <GamesLink />
    </MessageCard>
  );
}
