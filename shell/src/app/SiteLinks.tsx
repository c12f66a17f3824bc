import { Icon, type IconName } from '@soccer-legends/ui';
import { NavLink } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

const LINKS: readonly { to: string; text: string; icon: IconName }[] = [
  { to: '/', text: 'shell.games', icon: 'home' },
  { to: '/feedback', text: 'shell.feedback', icon: 'letter' },
  { to: '/settings', text: 'shell.settings', icon: 'gear' },
];

/** The links to the pages of the site. */
export function SiteLinks() {
  const { t } = useShellTexts();
  return LINKS.map(({ to, text, icon }) => (
    <NavLink key={to} to={to} end={to === '/'}>
      <Icon name={icon} size={22} />
      <span>{t(text)}</span>
    </NavLink>
  ));
}
