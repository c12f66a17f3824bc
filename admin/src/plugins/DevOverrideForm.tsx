import { parsedJson, type DevOverride, type DevOverrideRequest, type PluginManifest } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useApiMutation } from '../http/use-api.ts';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { FileButton } from '../components/FileButton.tsx';
import layout from '../components/layout.module.css';
import { PLUGINS } from './plugins-path.ts';

const MAX_ORIGIN_LENGTH = 60;
const HOURS = [1, 4, 8];

/** Makes this session load a game from the developer's computer, described by its `plugin.json`. */
export function DevOverrideForm() {
  const t = useTexts();
  const [origin, setOrigin] = useState('');
  const [hours, setHours] = useState(4);
  const override = useDevOverride(origin.trim(), 60 * hours);
  return (
    <form className={layout.formRow} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('plugins.machine.origin')}
        placeholder="http://localhost:5199"
        maxLength={MAX_ORIGIN_LENGTH}
        value={origin}
        onValue={setOrigin}
      />
      <ChoiceField
        label={t('plugins.machine.duration')}
        value={hours}
        choices={HOURS.map((choice) => [choice, t('plugins.machine.hours', { hours: choice })])}
        onValue={setHours}
      />
      <FileButton
        label={t('plugins.machine.choose')}
        accept=".json,application/json"
        type="submit"
        disabled={origin.trim() === '' || override.isPending}
        onFile={override.mutate}
      />
    </form>
  );
}

/**
 * Sends a game's `plugin.json`, which the server validates. The administrator chooses the file, because the console
 * cannot fetch it from the developer's origin.
 */
function useDevOverride(origin: string, minutes: number) {
  const t = useTexts();
  return useApiMutation<File, DevOverride>({
    send: async (http, file) => {
      const manifest = parseManifest(await file.text());
      if (!manifest) throw new Error(t('plugins.machine.noManifest'));
      const request: DevOverrideRequest = { origin, minutes, manifest };
      return http.post<DevOverride>(`${PLUGINS}/${encodeURIComponent(manifest.key)}/dev-override`, request);
    },
    onSuccess: ({ key, origin: allowed }) => ({ title: t('plugins.machine.allowed', { key, origin: allowed }) }),
    failure: { title: t('plugins.failed'), duration: 15_000 },
  });
}

/** Returns undefined without a key, which the address of the request contains. The server validates the rest. */
function parseManifest(text: string): PluginManifest | undefined {
  const manifest = parsedJson(text) as PluginManifest | null | undefined;
  return typeof manifest?.key === 'string' ? manifest : undefined;
}
