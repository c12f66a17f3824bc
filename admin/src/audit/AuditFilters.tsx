import { AUDIT_AREAS, AUDIT_OUTCOMES, type AuditActors } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { SelectField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import css from './AuditFilters.module.css';
import type { AuditChoices, AuditView } from './use-audit-filter.ts';

export function AuditFilters({ choices, choose, isFiltered }: Pick<AuditView, 'choices' | 'choose' | 'isFiltered'>) {
  const t = useTexts();
  const actors = useApiQuery<AuditActors>('/api/admin/audit/actors').data ?? [];
  const { action, actor, session } = choices;
  const select = (name: 'action' | 'actor' | 'outcome', options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={t(`audit.${name}`)}
      value={choices[name]}
      onChange={({ currentTarget }) => choose({ [name]: currentTarget.value })}
    >
      <option value="">{t('audit.all')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const day = (name: 'from' | 'to') => (
    <TextField
      label={t(`audit.${name}`)}
      type="date"
      value={choices[name]}
      onChange={({ currentTarget }) => choose({ [name]: currentTarget.value })}
    />
  );
  const areas = AUDIT_AREAS.map((area) => [area, t(`audit.areas.${area}`)] as const);
  return (
    <div className={css.filters}>
      {select('action', withChosen(areas, action))}
      {select('actor', withChosen(actors.map(same), actor))}
      {select(
        'outcome',
        AUDIT_OUTCOMES.map((choice) => [choice, t(`audit.outcomes.${choice}`)]),
      )}
      {day('from')}
      {day('to')}
      {session !== '' && <p className={css.session}>{t('audit.ofSession', { id: session.slice(0, 8) })}</p>}
      {isFiltered && (
        <SmallButton className={css.reset} onClick={() => choose(NO_FILTER)}>
          {t('audit.reset')}
        </SmallButton>
      )}
    </div>
  );
}

const NO_FILTER: AuditChoices = { search: '', outcome: '', action: '', actor: '', session: '', from: '', to: '' };

const same = (value: string) => [value, value] as const;

/** Adds the selected value if it is not an option, such as an action that came from an entry. */
function withChosen(options: readonly (readonly [string, string])[], chosen: string) {
  return chosen === '' || options.some(([value]) => value === chosen) ? options : [...options, same(chosen)];
}
