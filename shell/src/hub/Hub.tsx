import { fold, type GameListing, localize } from '@soccer-legends/contracts';
import { Button, Icon, SearchBox } from '@soccer-legends/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePagePart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixturesNow } from '../matchday/fixtures.ts';
import { LeagueLink } from '../league/LeagueLink.tsx';
import { useRegistry } from '../plugins/registry.ts';
import { AlbumLink } from './AlbumLink.tsx';
import { Cover } from './Cover.tsx';
import { useFirstDay } from './first-card.ts';
import { GameCard } from './GameCard.tsx';
import type { HubDay } from '../matchday/hub-day.ts';
import css from './Hub.module.css';
import { MatchdaySection } from './MatchdaySection.tsx';
import { useFrameAhead } from './use-game-ahead.ts';

/** Cards that are visible without scrolling on a phone. */
const PROMINENT_CARDS = 2;

const NO_CARD = { problem: 'matchday.unavailable', retry: () => location.reload() } as const;

const loadMatchday = () => import('../game-page/matchday.lazy.tsx');

export function Hub() {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const firstDay = useFirstDay();
  const [ownDay, setOwnDay] = useState<HubDay>();
  const { module: matchday, failed } = usePagePart(loadMatchday);
  const latest = ownDay ?? (failed && !firstDay.fixtures ? { ...firstDay, ...NO_CARD } : firstDay);
  const listed = useRegistry();
  const games = listed.filter(({ isActive }) => isActive);
  useFrameAhead(games);
  const day = { ...latest, fixtures: latest.fixtures && fixturesNow(latest.fixtures, games) };

  function openAny(): void {
    const game = games[Math.floor(Math.random() * games.length)];
    if (game) void navigate(game.route);
  }

  return (
    <>
      <Cover games={games} day={day} />
      {games.length > 0 && (
        <div className={css.today}>
          <MatchdaySection games={listed} day={day} />
          <AlbumLink />
        </div>
      )}
      {games.length > 0 && <LeagueLink />}
      {matchday && games.length > 0 && <matchday.HubDayReader onChange={setOwnDay} />}
      <div className={css.ways}>
        <GamePicker games={games} />
        <Button look="secondary" onClick={openAny} disabled={games.length === 0}>
          <Icon name="dice" size={20} /> {t('hub.random')}
        </Button>
      </div>
      <GameCards games={games} />
    </>
  );
}

function GameCards({ games }: { games: readonly GameListing[] }) {
  const { t } = useShellTexts();
  const choose = useId();
  return (
    <>
      <h2 id={choose} className={css.choose}>
        {t('hub.choose')}
      </h2>
      {games.length === 0 ? (
        <p>{t('hub.noGames')}</p>
      ) : (
        <ul className={css.games} aria-labelledby={choose}>
          {games.map((game, index) => (
            <li key={game.key}>
              <GameCard game={game} prominent={index < PROMINENT_CARDS} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function GamePicker({ games }: { games: readonly GameListing[] }) {
  const { t, language } = useShellTexts();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const nameOf = ({ names }: GameListing) => localize(names, language);
  const wanted = fold(text);
  return (
    <SearchBox<GameListing>
      label={t('hub.search')}
      placeholder={t('hub.searchPlaceholder')}
      items={games.filter((game) => fold(nameOf(game)).includes(wanted))}
      textOf={nameOf}
      keyOf={({ key }) => key}
      text={text}
      onText={setText}
      onChoose={({ route }) => void navigate(route)}
      remark={t('hub.noGames')}
    />
  );
}
