import { Icon, type IconName } from '@soccer-legends/ui';
import { NavLink } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

interface SiteLink {
  to: string;
  text: string;
  icon: IconName;
}

const OWN_LINKS: readonly SiteLink[] = [
  { to: '/album', text: 'shell.album', icon: 'book' },
  { to: '/season', text: 'shell.season', icon: 'chart' },
];

const OTHER_LINKS: readonly SiteLink[] = [
  { to: '/', text: 'shell.games', icon: 'home' },
  { to: '/l', text: 'shell.friends', icon: 'people' },
  { to: '/feedback', text: 'shell.feedback', icon: 'mail' },
  { to: '/settings', text: 'shell.settings', icon: 'gear' },
];

export function SiteLinks() {
  return (
    <>
      <OwnLinks />
      <OtherLinks />
    </>
  );
}

export function OwnLinks() {
  return OWN_LINKS.map((link) => <HeaderLink key={link.to} {...link} />);
}

export function OtherLinks() {
  return OTHER_LINKS.map((link) => <HeaderLink key={link.to} {...link} />);
}

function HeaderLink({ to, text, icon }: SiteLink) {
  const { t } = useShellTexts();
  return (
    <NavLink to={to} end={to === '/'}>
      <Icon name={icon} size={22} />
      <span>{t(text)}</span>
    </NavLink>
  );
}
