import { ApiError } from '@soccer-legends/api-client';
import type { AdminPlayer, AdminPlayerSheet } from '@soccer-legends/contracts';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiQuery, useHttp } from '../http/use-api.ts';
import { Country } from '../components/Country.tsx';
import { Waiting } from '../components/QueryView.tsx';
import { CurrentTeam, PersonDetails } from '../components/PersonDetails.tsx';
import { Position } from '../components/Position.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Specified } from '../components/Specified.tsx';
import { Time } from '../components/Time.tsx';
import { PersonFacts } from '../facts/PersonFacts.tsx';
import { useFormat } from '../locales/use-format.ts';
import layout from '../components/layout.module.css';
import { PlayerLink } from './PlayerLink.tsx';
import { StatusActions } from './PlayerStatus.tsx';
import { usePlayerUpdate } from '../api-football/use-player-update.ts';

export interface PlayerDialogProps {
  /** Undefined while the dialog is closed. */
  id: number | undefined;
  /** Opens the correction form at this field. */
  focus?: string | undefined;
  /** Opens the next player of a list after saving. */
  onNext?: (() => void) | undefined;
  onClose(): void;
}

/** Shows and corrects a player. If the player cannot be loaded, a toast says so and the dialog closes. */
export function PlayerDialog({ id, focus, onNext, onClose }: PlayerDialogProps) {
  const t = useTexts();
  const player = usePlayer(id, onClose);
  const { mutate: update, isPending } = usePlayerUpdate();
  return (
    <Dialog open={id !== undefined} wide title={player?.name ?? t('entity.player')} onClose={onClose}>
      {player ? (
        <PersonFacts key={player.id} kind="players" id={player.id} focus={focus} onNext={onNext} onClose={onClose}>
          <Details player={player} />
          <div className={layout.below}>
            <SmallButton disabled={player.apiId === null || isPending} onClick={() => update(player)}>
              <Specified text={player.apiId === null ? 'No API ID Available' : 'Update Player Data'} />
            </SmallButton>
          </div>
          {player.apiId === null && <PlayerLink key={player.id} player={player} />}
        </PersonFacts>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

/** Returns the player once it has loaded. If that fails, shows a toast and closes the dialog; a failed refetch does not. */
function usePlayer(id: number | undefined, onClose: () => void): AdminPlayer | undefined {
  const http = useHttp();
  const { toast } = useServices();
  const { data: player, isLoadingError } = useQuery({
    queryKey: [`/api/players/${id}`],
    queryFn: async () => {
      try {
        return await http.get<AdminPlayer>(`/api/players/${id}`);
      } catch (error) {
        // The public route does not return hidden players.
        if (error instanceof ApiError && error.status === 404) return http.get<AdminPlayer>(sheetPath(id!));
        throw error;
      }
    },
    enabled: id !== undefined,
  });

  useEffect(() => {
    if (!isLoadingError || id === undefined) return;
    toast({
      title: 'Error',
      description: 'No se pudieron cargar los detalles del jugador',
      descriptionLanguage: 'es',
      tone: 'destructive',
    });
    onClose();
  }, [id, isLoadingError, onClose, toast]);

  return player;
}

const sheetPath = (id: number): string => `/api/admin/players/${id}`;

function Details({ player }: { player: AdminPlayer }) {
  const t = useTexts();
  const { list } = useFormat();
  const { data: sheet } = useApiQuery<AdminPlayerSheet>(sheetPath(player.id));
  return (
    <div className={layout.fields}>
      {sheet && <StatusActions sheet={sheet} />}
      <PersonDetails
        photo={player.photo}
        career={player.career}
        facts={[
          ['ID', player.id],
          ['API ID', player.apiId],
          [t('facts.field.fullName'), sheet?.fullName],
          [t('facts.field.born'), sheet?.born],
          [t('person.country'), <Country key="c" {...player} />],
          [t('person.position'), player.position && <Position key="p" position={player.position} />],
          [t('facts.field.number'), sheet?.number],
          [t('facts.field.fame'), sheet?.fame && t(`facts.fame.${sheet.fame}`)],
          [
            t('person.team'),
            player.currentTeam && <CurrentTeam key="t" name={player.currentTeam} asOf={player.currentTeamAsOf} />,
          ],
          [t('merge.duplicates'), sheet && list(sheet.duplicates.map(({ id, name }) => `${name} (ID ${id})`))],
          [t('person.origin'), player.origin],
          [t('person.updatedAt'), <Time key="t" iso={player.updatedAt} />],
        ]}
      />
    </div>
  );
}
