import { buttonClass, type ButtonLook } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export function ButtonLink({ to, look, children }: { to: string; look?: ButtonLook; children: ReactNode }) {
  return (
    <Link className={buttonClass(look)} to={to}>
      {children}
    </Link>
  );
}

export function GamesLink({ look }: { look?: ButtonLook }) {
  const { t } = useShellTexts();
  return (
    <ButtonLink to="/" {...(look && { look })}>
      {t('shell.backToGames')}
    </ButtonLink>
  );
}
