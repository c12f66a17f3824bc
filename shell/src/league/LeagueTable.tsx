import { Button, cardClass, Dialog, FormChip, Icon, VisuallyHidden } from '@soccer-legends/ui';
import { type GameListing, type Language, localize, sharedPath, tokenOfMatchday } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { encoded } from '../challenge/challenge-link.ts';
import { FIGURE, KITS, TableFigure } from '../figures/TableFigure.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureId } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { weekdays } from '../season/month.ts';
import { useRegistry } from '../plugins/registry.ts';
import { packText } from '../recordings/packed-recording.lazy.ts';
import css from './League.module.css';
import type { LeagueRound } from './league-entry.ts';
import { formOf, type LeagueMember, roundKey, type TableRow, winsByDay } from './league-table.ts';
import type { StoredLeague } from './league-store.ts';

interface LeagueTableProps {
  rows: readonly TableRow[];
  stored: StoredLeague;
  today: number;
}

/**
 * The table of a week: place, member with the last five matchdays, fixtures won and played, and a button for the rounds. A wide
 * window also shows a column for each matchday.
 */
export function LeagueTable({ rows, stored, today }: LeagueTableProps) {
  const { t } = useShellTexts();
  const nameOf = useNameOf(stored.member);
  const [watched, setWatched] = useState<LeagueMember>();
  return (
    <>
      <table className={`${cardClass} ${css.table}`}>
        <TableHead />
        <tbody>
          {rows.map(({ member, place, won, played }, index) => (
            <tr key={member.id} data-own={member.id === stored.member ? '' : undefined}>
              <td>{place}</td>
              <th scope="row">
                <Bust number={index} /> <span>{nameOf(member)}</span>
                <Form member={member} today={today} />
              </th>
              <DayCells member={member} today={today} />
              <td className={css.won}>
                <strong>{won}</strong> <small>{t('league.of', { total: played })}</small>
              </td>
              <td>
                <WatchButton name={nameOf(member)} onPress={() => setWatched(member)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog
        open={watched !== undefined}
        title={t('league.watch', { name: watched ? nameOf(watched) : '' })}
        onClose={() => setWatched(undefined)}
      >
        {watched && <MemberRounds member={watched} stored={stored} />}
      </Dialog>
    </>
  );
}

function DayCells({ member, today }: { member: LeagueMember; today: number }) {
  return winsByDay(member, today).map((wins, day) => (
    <td key={day} className={css.day}>
      {wins ?? '–'}
    </td>
  ));
}

function TableHead() {
  const { t, language } = useShellTexts();
  return (
    <thead>
      <tr>
        <th scope="col">{t('league.placeHead')}</th>
        <th scope="col">{t('league.member')}</th>
        {weekdays(language).map(({ long, short }) => (
          <th key={long} scope="col" abbr={long} className={css.day}>
            {short}
          </th>
        ))}
        <th scope="col">{t('season.won')}</th>
        <th scope="col">
          <VisuallyHidden>{t('replay.watch')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Returns a function that names a member, or the visitor as “You”. @param own id of the visitor's member */
export function useNameOf(own: string): (member: Pick<LeagueMember, 'id' | 'name'>) => string {
  const { t } = useShellTexts();
  return ({ id, name }) => (id === own ? t('challenge.you') : name);
}

function WatchButton({ name, onPress }: { name: string; onPress(): void }) {
  const { t } = useShellTexts();
  return (
    <Button look="secondary" aria-label={t('league.watch', { name })} onClick={onPress}>
      <Icon name="play" size={20} />
    </Button>
  );
}

/** The figure of a member from the chest up. Decorative. */
function Bust({ number }: { number: number }) {
  return (
    <svg className={css.bust} viewBox="16 4 88 88" aria-hidden="true" stroke={FIGURE.ink} strokeWidth="2.6">
      <TableFigure kit={KITS[number % KITS.length]!} />
    </svg>
  );
}

function Form({ member, today }: { member: LeagueMember; today: number }) {
  const { t } = useShellTexts();
  return (
    <span className={css.form5} role="group" aria-label={t('league.form')}>
      {formOf(member, today).map((result, day) => (
        <FormChip key={day} result={result ?? 'rest'} />
      ))}
    </span>
  );
}

/** A member's rounds, the latest first. Only rounds of fixtures that the visitor has played are links. */
function MemberRounds({ member, stored }: { member: LeagueMember; stored: StoredLeague }) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  const own = new Set(useRounds()?.map(({ id }) => id));
  if (member.rounds.length === 0) return <p>{t('league.noRounds')}</p>;
  return (
    <ul className={css.rounds}>
      {member.rounds.toReversed().map((round) => {
        const { matchday, game, isWon, moves } = round;
        const listing = games.find(({ key }) => key === game);
        const verdict = stored.verdicts[roundKey(member.id, round)];
        const isOpen = own.has(fixtureId(tokenOfMatchday(matchday), game));
        const isChecked = verdict === 'won' || verdict === 'lost' || member.id === stored.member;
        return (
          <li key={`${matchday}/${game}`}>
            <FormChip result={isWon ? 'won' : 'lost'} />
            <span>
              {isOpen ? <RoundLink round={round} listing={listing} /> : gameName(listing, game, language)}
              <small>
                {[
                  t('matchday.title', { matchday }),
                  ...(isOpen ? [] : [t('league.locked')]),
                  ...(isChecked ? [] : [t('league.claimed')]),
                  ...(moves === undefined ? [t('league.noMoves')] : []),
                ].join(' · ')}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function gameName(listing: GameListing | undefined, game: string, language: Language): string {
  return listing ? localize(listing.names, language) : game;
}

/** A link to a fixture with a member's result, where the round can be watched. */
function RoundLink({ round, listing }: { round: LeagueRound; listing: GameListing | undefined }) {
  const { language } = useShellTexts();
  const { matchday, game, result, moves } = round;
  const [fragment, setFragment] = useState(result === undefined ? '' : `#v1.${result}`);
  useEffect(() => {
    if (result === undefined || moves === undefined) return;
    void packText(moves).then((bytes) => {
      if (bytes) setFragment(`#v2.${result}.${encoded(String.fromCharCode(...bytes))}`);
    });
  }, [result, moves]);
  return (
    <Link to={`${sharedPath({ kind: 'fixture', matchday, game })}${fragment}`}>
      {gameName(listing, game, language)}
    </Link>
  );
}
