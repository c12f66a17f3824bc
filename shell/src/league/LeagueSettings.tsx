import { Button, cardClass, ConfirmDialog, Dialog } from '@soccer-legends/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LONGEST_NAME, nameIn } from '../matchday/friend-day.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { NameField } from './BeginLeague.tsx';
import css from './League.module.css';
import { LONGEST_LEAGUE_NAME } from './league-entry.ts';
import type { StoredLeague } from './league-store.ts';
import { exchangeAll } from './league-sync.lazy.ts';
import type { League } from './league-table.ts';
import { leaveLeague, renameIn, replaceCode } from './leagues-here.ts';

export interface LeagueSettingsProps {
  stored: StoredLeague;
  league: League;
  today: number;
}

type Setting = 'name' | 'league' | 'code' | 'leave';

/** Buttons that change names, make a new code and leave the league. */
export function LeagueSettings(props: LeagueSettingsProps) {
  const { t } = useShellTexts();
  const { stored, league } = props;
  const [open, setOpen] = useState<Setting>();
  const close = () => setOpen(undefined);
  return (
    <details className={`${cardClass} ${css.card}`}>
      <summary>{t('league.this')}</summary>
      <p className={css.buttons}>
        <Opener onOpen={() => setOpen('name')}>{t('league.changeName')}</Opener>
        <Opener onOpen={() => setOpen('league')}>{t('league.rename')}</Opener>
        <Opener onOpen={() => setOpen('code')}>{t('league.newCode')}</Opener>
        <Opener onOpen={() => setOpen('leave')}>{t('league.leave')}</Opener>
      </p>
      <p className={css.note}>{t('league.newCodeAbout')}</p>
      {open === 'name' && (
        <Renaming
          title={t('league.changeName')}
          initial={stored.named.name}
          longest={LONGEST_NAME}
          onName={(chosen) => renameIn(stored, { name: chosen })}
          onClose={close}
        />
      )}
      {open === 'league' && (
        <Renaming
          title={t('league.rename')}
          initial={league.name ?? ''}
          longest={LONGEST_LEAGUE_NAME}
          onName={(chosen) => renameIn(stored, { league: chosen })}
          onClose={close}
        />
      )}
      {open === 'code' && <NewCode {...props} onClose={close} />}
      <Leaving {...props} isOpen={open === 'leave'} onClose={close} />
    </details>
  );
}

function Opener({ onOpen, children }: { onOpen(): void; children: ReactNode }) {
  return (
    <Button look="secondary" onClick={onOpen}>
      {children}
    </Button>
  );
}

interface RenamingProps {
  title: string;
  initial: string;
  longest: number;
  onName(name: string): Promise<void>;
  onClose(): void;
}

function Renaming({ title, initial, longest, onName, onClose }: RenamingProps) {
  const { t } = useShellTexts();
  const [typed, setTyped] = useState(initial);
  const name = nameIn(typed, longest);
  return (
    <Dialog open title={title} onClose={onClose} actions={<></>}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== undefined) void onName(name).then(exchangeAll).then(onClose);
        }}
      >
        <NameField label={title} value={typed} longest={longest} onChange={setTyped} />
        {name === undefined && <p role="alert">{t('league.names')}</p>}
        <Button type="submit">{t('shared.save')}</Button>
      </form>
    </Dialog>
  );
}

interface NewCodeProps extends LeagueSettingsProps {
  onClose(): void;
}

/** Makes a new code for the chosen members. The old code no longer opens the league. */
function NewCode(props: NewCodeProps) {
  const { t } = useShellTexts();
  const { stored, league, onClose } = props;
  const others = league.members.filter(({ id }) => id !== stored.member);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { isBusy, replace } = useReplacement(props);
  const kept = others.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  return (
    <Dialog
      open
      title={t('league.newCodeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={isBusy} onClick={() => void replace(new Set(kept))}>
            {t('league.makeCode')}
          </Button>
        </>
      }
    >
      <p>{t('league.newCodeText')}</p>
      <MemberChecks members={others} left={left} onChange={setLeft} />
    </Dialog>
  );
}

function useReplacement({ stored, today, onClose }: NewCodeProps) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function replace(kept: ReadonlySet<string>): Promise<void> {
    setBusy(true);
    try {
      const code = await replaceCode(stored, kept, today);
      void exchangeAll();
      onClose();
      void navigate(`/l#${code}`);
    } catch (cause) {
      reportFailure(t('play.noAnswer'), cause);
      setBusy(false);
    }
  }

  return { isBusy, replace };
}

interface MemberChecksProps {
  members: League['members'];
  /** Ids of the members who are left out. */
  left: ReadonlySet<string>;
  onChange(left: ReadonlySet<string>): void;
}

function MemberChecks({ members, left, onChange }: MemberChecksProps) {
  return (
    <ul className={css.rounds}>
      {members.map(({ id, name }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={!left.has(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(new Set(checked ? [...left].filter((other) => other !== id) : [...left, id]))
              }
            />{' '}
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Leaving({ stored, league, isOpen, onClose }: NewCodeProps & { isOpen: boolean }) {
  const { t } = useShellTexts();
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('league.leaveTitle', { league: league.name ?? '' })}
      confirm={t('league.leave')}
      onConfirm={() => {
        void leaveLeague(stored)
          .then(exchangeAll)
          .catch((cause: unknown) => reportFailure(t('play.noAnswer'), cause))
          .finally(onClose);
      }}
      onCancel={onClose}
    >
      <p>{t('league.leaveText')}</p>
    </ConfirmDialog>
  );
}

function reportFailure(title: string, cause: unknown): void {
  toastStore.add({ title, tone: 'destructive', cause });
}
