import { useQuery } from '@tanstack/react-query';
import { useAsOf } from '@soccer-legends/ui';
import { mayCorrectFacts } from '../session/session-hint.ts';
import { useClubName, useNationName } from '../i18n/translated-names.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { playerQuery } from './album-queries.ts';
import css from './Career.module.css';

/** Nation, position and clubs of a player. Matches and goals count the domestic league only. */
export function Career({ player }: { player: number }) {
  const { t, language } = useShellTexts();
  const clubName = useClubName(language);
  const nationName = useNationName(language);
  const { data, error, refetch } = useQuery(playerQuery(player));
  const known = useAsOf()(data?.currentTeamAsOf);
  if (error && !data) return <Problem text={t('play.noAnswer')} onRetry={() => void refetch()} />;
  if (!data) return <p>{t('play.loading')}</p>;
  const position = data.position && t(`ui.position.${data.position}`);
  return (
    <>
      <p className={css.person}>{[nationName(data.nation, data.country), position].filter(Boolean).join(' · ')}</p>
      <table className={css.career} aria-label={t('album.career')}>
        <thead>
          <tr>
            <th scope="col">{t('album.years')}</th>
            <th scope="col">
              {t('album.club')}
              {known && ` (${known})`}
            </th>
            <th scope="col">{t('album.matches')}</th>
            <th scope="col">{t('album.goals')}</th>
          </tr>
        </thead>
        <tbody>
          {data.career.map(({ years, team, matches, goals }, index) => (
            <tr key={index}>
              <td>{years.replaceAll(' - ', '–').replace(/ -$/, '–')}</td>
              <th scope="row">{clubName(team)}</th>
              <td>{matches ?? '–'}</td>
              <td>{goals ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayCorrectFacts() && <CorrectionLink player={player} />}
    </>
  );
}

function CorrectionLink({ player }: { player: number }) {
  const { t } = useShellTexts();
  return (
    <p className={css.correct}>
      <a href={`/admin#players?person=${player}`}>{t('album.correct')}</a>
    </p>
  );
}
