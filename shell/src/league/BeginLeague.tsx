import { LEAGUE_LIMITS } from '@soccer-legends/contracts';
import { Button, cardClass, fieldClass } from '@soccer-legends/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeForm } from '../codes/CodeForm.tsx';
import { spelledCode, typedCode } from '../codes/letter-codes.ts';
import { SEALED_LETTERS } from '../codes/sealing.ts';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useCover } from '../figures/PageContent.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LONGEST_NAME, nameIn } from '../matchday/friend-day.ts';
import css from './League.module.css';
import { LONGEST_LEAGUE_NAME } from './league-entry.ts';
import { readLeagues } from './league-store.ts';
import { exchangeAll } from './league-sync.lazy.ts';
import { type CodeFault, findLeague, type FoundLeague, joinLeague, startLeague } from './leagues-here.ts';

interface BeginLeagueProps {
  today: number;
  /** Whether the forms are folded, as for a visitor who already has a league. */
  isFolded?: boolean;
}

/** Forms that start a league, and that open one by its code. */
export function BeginLeague({ today, isFolded = false }: BeginLeagueProps) {
  const { t } = useShellTexts();
  const forms = (
    <>
      <section>
        <h2>{t('league.startOne')}</h2>
        <StartForm today={today} />
      </section>
      <section>
        <h2>{t('league.joinOne')}</h2>
        <OpenByCode label={t('league.code')} />
      </section>
    </>
  );
  if (!isFolded) return <div className={`${cardClass} ${css.card}`}>{forms}</div>;
  return (
    <details className={`${cardClass} ${css.card}`}>
      <summary>{t('league.another')}</summary>
      {forms}
    </details>
  );
}

/** The field also accepts the whole link of a league. */
const LONGEST_LINK = 200;

/** A form that opens a league by its code. */
export function OpenByCode({ label }: { label: string }) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const [isMistyped, setMistyped] = useState(false);
  return (
    <>
      <CodeForm
        label={label}
        action={t('league.look')}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={LONGEST_LINK}
        onCode={(typed) => {
          const code = typedCode(typed.slice(typed.indexOf('#') + 1), SEALED_LETTERS);
          setMistyped(code === undefined);
          if (code !== undefined) void navigate(`/l#${code}`);
        }}
      />
      <p role="alert">{isMistyped && t('season.codeMistyped')}</p>
    </>
  );
}

function StartForm({ today }: { today: number }) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const [league, setLeague] = useState('');
  const [name, setName] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const isStarting = useRef(false);

  async function start(): Promise<void> {
    const names = { league: nameIn(league, LONGEST_LEAGUE_NAME), name: nameIn(name) };
    if (names.league === undefined || names.name === undefined) return setInvalid(true);
    // The second press of a double click would start another league.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const code = await startLeague({ league: names.league, name: names.name }, today);
      void exchangeAll();
      void navigate(`/l#${code}`);
    } finally {
      isStarting.current = false;
    }
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <NameField label={t('league.name')} value={league} longest={LONGEST_LEAGUE_NAME} onChange={setLeague} />
      <NameField label={t('league.yourName')} value={name} longest={LONGEST_NAME} onChange={setName} />
      {isInvalid && <p role="alert">{t('league.names')}</p>}
      <Button type="submit" look="flood">
        {t('league.start')}
      </Button>
    </form>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  longest: number;
  onChange(value: string): void;
}

/** A field for the name of a person or a league. */
export function NameField({ label, value, longest, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={fieldClass}
        value={value}
        maxLength={longest}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}

const FAULTS: Readonly<Record<CodeFault, string>> = {
  unknown: 'league.unknown',
  limited: 'league.limited',
  replaced: 'league.replacedText',
  noAnswer: 'play.noAnswer',
};

/** The league of a code in the address, before the visitor joins it. */
export function JoinLeague({ code, today }: { code: string; today: number }) {
  const { t } = useShellTexts();
  const [found, setFound] = useState<FoundLeague | { fault: CodeFault }>();
  useEffect(() => {
    let current = true;
    async function find(): Promise<void> {
      const own = await readLeagues();
      // The visitor has just started this league. The page shows it as soon as it has read the stored leagues.
      if (own.some((league) => league.code === code)) return;
      const answer = await findLeague(code);
      if (!current) return;
      setFound(answer);
      if ('fault' in answer) return;
      // A member of the league with the old code joins the one with the new code as the same member.
      const member = answer.league.members.find(({ id }) => own.some((league) => league.member === id));
      if (member) void join(answer, member.name, today, member.id);
    }
    void find();
    return () => {
      current = false;
    };
  }, [code, today]);
  if (!found) return <p role="status">{t('season.moving')}</p>;
  if ('fault' in found) {
    return (
      <>
        <MessageCard
          error={t(FAULTS[found.fault])}
          {...(found.fault === 'noAnswer' && { onRetry: () => location.reload() })}
        />
        <div className={`${cardClass} ${css.card}`}>
          <OpenByCode label={t('league.code')} />
        </div>
      </>
    );
  }
  return <JoinForm found={found} today={today} />;
}

async function join(found: FoundLeague, name: string, today: number, as?: string): Promise<void> {
  await joinLeague(found, name, today, as);
  await exchangeAll();
}

/** Asks whether a member with the typed name is the visitor on another device. */
function TakenName({ name, onSame }: { name: string; onSame(): void }) {
  const { t } = useShellTexts();
  return (
    <>
      <p role="status">{t('league.taken', { name })}</p>
      <Button onClick={onSame}>{t('league.itIsMe')}</Button>
    </>
  );
}

/** Shows the league on the cover of the page, with the shirt number of the next member. */
function useJoinCover({ league: { name, members } }: FoundLeague): void {
  const { t } = useShellTexts();
  useCover({
    title: t('league.joinThis'),
    before: [name, t('league.members', { count: members.length })].filter(Boolean).join(' · '),
    number: Math.min(members.length + 1, LEAGUE_LIMITS.members),
  });
}

function JoinForm({ found, today }: { found: FoundLeague; today: number }) {
  const { t } = useShellTexts();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { members } = found.league;
  const name = nameIn(typed);
  const same = members.find((member) => member.name === name);
  const isFull = members.length >= LEAGUE_LIMITS.members;
  useJoinCover(found);
  return (
    <form
      className={`${cardClass} ${css.card} ${css.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        setInvalid(name === undefined);
        if (name !== undefined && !same && !isFull) void join(found, name, today);
      }}
    >
      <p className={css.code} translate="no">
        {spelledCode(found.code)}
      </p>
      {isFull && <p>{t('league.fullText')}</p>}
      <NameField label={t('league.yourName')} value={typed} longest={LONGEST_NAME} onChange={setTyped} />
      {isInvalid && <p role="alert">{t('league.names')}</p>}
      {same ? (
        <TakenName name={same.name} onSame={() => void join(found, same.name, today, same.id)} />
      ) : (
        !isFull && (
          <Button type="submit" look="flood">
            {t('league.join')}
          </Button>
        )
      )}
      <p>
        <small>{t('league.joinAbout')}</small>
      </p>
    </form>
  );
}
