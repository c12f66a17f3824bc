import { ADMIN_ROLES, type AdminPerson, type AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { fieldClass } from '@soccer-legends/ui';

interface RoleSelectProps {
  person: AdminPerson;
  onChange(role: AdminRole): void;
}

export function RoleSelect({ person: { name, role }, onChange }: RoleSelectProps) {
  const t = useTexts();
  return (
    <select
      className={fieldClass}
      aria-label={t('people.roleOf', { name })}
      value={role}
      onChange={({ currentTarget }) => onChange(currentTarget.value as AdminRole)}
    >
      {ADMIN_ROLES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`people.roles.${choice}`)}
        </option>
      ))}
    </select>
  );
}
