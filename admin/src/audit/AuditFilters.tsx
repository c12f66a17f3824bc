import { AUDIT_AREAS, AUDIT_OUTCOMES, type AuditActors } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { DayFields } from '../components/DayFields.tsx';
import { ChoiceField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import css from './AuditFilters.module.css';
import { useActionText } from './use-action-text.ts';
import type { AuditChoices, AuditView } from './use-audit-filter.ts';

export function AuditFilters({ choices, choose, isFiltered }: Pick<AuditView, 'choices' | 'choose' | 'isFiltered'>) {
  const t = useTexts();
  const actors = useApiQuery<AuditActors>('/api/admin/audit/actors').data ?? [];
  const actionText = useActionText();
  const { action, actor, session } = choices;
  const areas = AUDIT_AREAS.map((area) => [area, t(`audit.areas.${area}`)] as const);
  const outcomes = AUDIT_OUTCOMES.map((outcome) => [outcome, t(`audit.outcomes.${outcome}`)] as const);
  const filters = {
    action: withChosen(areas, action, actionText),
    actor: withChosen(actors.map(same), actor),
    outcome: outcomes,
  };
  return (
    <div className={css.filters}>
      {Object.entries(filters).map(([name, options]) => (
        <ChoiceField
          key={name}
          label={t(`audit.${name}`)}
          value={choices[name as keyof typeof filters]}
          choices={[['', t('audit.all')], ...options]}
          onValue={(value) => choose({ [name]: value })}
        />
      ))}
      <DayFields days={choices} onChange={choose} />
      {session !== '' && <p className={css.session}>{t('audit.ofSession', { id: session.slice(0, 8) })}</p>}
      {isFiltered && (
        <SmallButton className={css.reset} onClick={() => choose(NO_FILTER)}>
          {t('audit.reset')}
        </SmallButton>
      )}
    </div>
  );
}

/** Pairs of a value and its text. */
type Options = readonly (readonly [string, string])[];

const NO_FILTER: AuditChoices = { search: '', outcome: '', action: '', actor: '', session: '', from: '', to: '' };

const same = (value: string) => [value, value] as const;

/** Adds the selected value if it is not an option, such as an action that came from an entry. */
function withChosen(options: Options, chosen: string, textOf: (chosen: string) => string = String): Options {
  return chosen === '' || options.some(([value]) => value === chosen)
    ? options
    : [...options, [chosen, textOf(chosen)]];
}
