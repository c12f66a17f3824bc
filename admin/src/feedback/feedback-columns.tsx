import { send } from '@soccer-legends/api-client';
import {
  type FeedbackChange,
  type FeedbackEntry,
  type FeedbackGame,
  type ReportedRound,
  type ReportFacts,
  roundText,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { Fragment } from 'react';
import { type Features, timeCell, titled, Text } from '../table/columns.tsx';
import { CopyButton } from '../components/CopyButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';
import { NARROW } from '../table/use-column-choice.ts';
import css from './FeedbackTab.module.css';

/** The game names of the feedback form, which are English in every language of the console. */
export const GAME_NAMES: Readonly<Record<FeedbackGame, string>> = {
  general: 'General',
  career: 'Career Game',
  connect: 'Connect Game',
  logo: 'Logo Game',
  country: 'Country Game',
  wheel: 'Player Wheel',
  memo: 'Memo Game',
  manager: 'Manager Game',
};

const column = createColumnHelper<Features, FeedbackEntry>();

interface EntryActions {
  onFix(entry: FeedbackEntry): void;
  onClose(change: FeedbackChange & { id: number }): void;
  onDelete(entry: FeedbackEntry): void;
}

export function feedbackColumns(actions: EntryActions) {
  return column.columns([
    column.accessor('createdAt', { header: titled('feedback.date'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor(({ gameType }) => GAME_NAMES[gameType] ?? gameType, {
      id: 'gameType',
      header: titled('feedback.game'),
      meta: { wideOnly: true },
    }),
    column.accessor('feedback', {
      header: titled('feedback.text'),
      enableSorting: false,
      meta: { rowHeader: true, prose: true },
      // A visitor may write in a script with another direction.
      cell: ({ getValue, row: { original } }) => (
        <>
          <About entry={original} />
          <div dir="auto" className={`${css.text} ${original.closedAt === null ? '' : css.closed}`}>
            {getValue()}
          </div>
          {original.report && <Reported id={original.id} report={original.report} />}
          {original.userEmail && (
            <a className={css.email} href={`mailto:${encodeURIComponent(original.userEmail)}`}>
              <bdi>{original.userEmail}</bdi>
            </a>
          )}
        </>
      ),
    }),
    column.display({
      id: 'actions',
      header: titled('feedback.actions'),
      cell: ({ row: { original } }) => <Actions entry={original} {...actions} />,
    }),
  ]);
}

/** The date and the game on a phone, where hiding these two columns leaves room for the actions. */
function About({ entry: { createdAt, gameType } }: { entry: FeedbackEntry }) {
  const isNarrow = useMediaQuery(NARROW);
  if (!isNarrow) return null;
  return (
    <small className={css.about}>
      <Time iso={createdAt} /> · {GAME_NAMES[gameType] ?? gameType}
    </small>
  );
}

/** The reason why a visitor reported a round, a link that plays the round, and links to the facts of its clubs. */
function Reported({ id, report }: { id: number; report: ReportFacts }) {
  const { reason, game, version, moves, language, teams } = report;
  const t = useTexts();
  return (
    <p className={css.report}>
      {t(`feedback.report.reason.${reason}`)} ·{' '}
      <bdi>{t('feedback.report.round', { game, version, moves, language })}</bdi>{' '}
      <a href={`/${game}?report=${id}`} target="_blank" rel="noopener">
        {t('feedback.report.play')}
      </a>{' '}
      <CopyButton text={() => roundFor(id, game, moves)} label={t('feedback.report.copy')} />
      {teams.length > 0 && ` · ${t('entity.teams')}:`}
      {teams.map((team) => (
        <Fragment key={team}>
          {' '}
          <a href={`#teams?person=${team}`}>{team}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** Returns a reported round as a text that the author of the game can paste into the developer tools. */
async function roundFor(id: number, game: string, moves: number): Promise<string> {
  const { round } = await send<ReportedRound>(`/api/feedback/${id}/round`);
  return roundText(game, moves, round);
}

function Actions({ entry, onFix, onClose, onDelete }: EntryActions & { entry: FeedbackEntry }) {
  const isOpen = entry.closedAt === null;
  return (
    <div className={css.actions}>
      {isOpen && (
        <SmallButton onClick={() => onFix(entry)}>
          <Text name="messages.correct" />
        </SmallButton>
      )}
      <SmallButton onClick={() => onClose({ id: entry.id, closed: isOpen })}>
        <Text name={isOpen ? 'messages.close' : 'messages.reopen'} />
      </SmallButton>
      <SmallButton onClick={() => onDelete(entry)}>
        <Text name="feedback.delete" />
      </SmallButton>
    </div>
  );
}
