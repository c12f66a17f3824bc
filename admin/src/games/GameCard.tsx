import { localize, type AdminGame, type GameListing } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { GameIcon, VisuallyHidden } from '@soccer-legends/ui';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Specified } from '../components/Specified.tsx';
import { useMay } from '../session-state.ts';
import css from './GamesTab.module.css';

export function GameCard({ game: { id, key, name, description, icon, isActive } }: { game: AdminGame }) {
  const t = useTexts();
  const may = useMay();
  const { language } = usePlatform();
  const { data: listings = [] } = useApiQuery<GameListing[]>('/api/games');
  const texts = listings.find((listing) => listing.key === key);
  const toggle = useToggle(id, name);
  return (
    <li className={css.game}>
      <div className={css.head}>
        <GameIcon icon={icon} />
        <a href={`/${key}`} target="_blank" rel="noopener">
          {texts ? localize(texts.names, language) : name}
          <VisuallyHidden> {t('games.newTab')}</VisuallyHidden>
        </a>
        <Chip tone={isActive ? 'good' : 'bad'}>
          <Specified text={isActive ? 'Activo' : 'Inactivo'} />
        </Chip>
      </div>
      <p>{!isActive ? t('games.preview') : texts ? localize(texts.descriptions, language) : description}</p>
      <SmallButton
        look={isActive ? 'secondary' : 'primary'}
        disabled={toggle.isPending || !may('publisher')}
        onClick={() => toggle.mutate(!isActive)}
      >
        <Specified text={isActive ? 'Deactivate' : 'Activate'} /> <VisuallyHidden>{name}</VisuallyHidden>
      </SmallButton>
    </li>
  );
}

function useToggle(id: number, name: string) {
  return useApiMutation<boolean>({
    send: (http, active) => http.patch(`/api/admin/games/${id}`, { isActive: active }),
    onSuccess: (_, active) => ({
      title: active ? 'Juego activado' : 'Juego desactivado',
      description: `${name} ha sido ${active ? 'activado' : 'desactivado'} correctamente.`,
      titleLanguage: 'es',
      descriptionLanguage: 'es',
    }),
    failure: {
      title: 'Error',
      description: 'No se pudo actualizar el estado del juego.',
      descriptionLanguage: 'es',
    },
  });
}
