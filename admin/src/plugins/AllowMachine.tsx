import type { DevOverride, DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef, useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { SelectField, TextField } from '../parts/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';

const LONGEST_ORIGIN = 60;
const HOURS = [1, 4, 8];

/** Lets this session alone load a game from the developer's machine; the game's own `plugin.json` says which. */
export function AllowMachine() {
  const t = useTexts();
  const http = useHttp();
  const field = useRef<HTMLInputElement>(null);
  const [origin, setOrigin] = useState('');
  const [hours, setHours] = useState(4);
  const allowance = useAction<File, DevOverride>({
    perform: async (file) => {
      // The server judges every field; a page may not read the file from the machine's own address.
      const manifest = JSON.parse(await file.text()) as PluginManifest;
      const request: DevOverrideRequest = { origin: origin.trim(), minutes: 60 * hours, manifest };
      return http.post<DevOverride>(`${PLUGINS}/${encodeURIComponent(manifest.key)}/dev-override`, request);
    },
    done: ({ key, origin: allowed }) => ({ title: t('plugins.machine.allowed', { key, origin: allowed }) }),
    failed: (fault) => ({ title: t('plugins.failed'), description: errorText(fault, t('offline')), duration: 15_000 }),
  });
  return (
    <form
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.click();
      }}
    >
      <TextField
        label={t('plugins.machine.origin')}
        placeholder="http://localhost:5199"
        maxLength={LONGEST_ORIGIN}
        value={origin}
        onChange={({ currentTarget }) => setOrigin(currentTarget.value)}
      />
      <SelectField
        label={t('plugins.machine.duration')}
        value={hours}
        onChange={({ currentTarget }) => setHours(Number(currentTarget.value))}
      >
        {HOURS.map((choice) => (
          <option key={choice} value={choice}>
            {t('plugins.machine.hours', { hours: choice })}
          </option>
        ))}
      </SelectField>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('plugins.machine.choose')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) allowance.mutate(file);
          currentTarget.value = '';
        }}
      />
      <SmallButton type="submit" disabled={origin.trim() === '' || allowance.isPending}>
        {t('plugins.machine.choose')}
      </SmallButton>
    </form>
  );
}
