import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';
import { SmallButton } from './SmallButton.tsx';

/**
 * Downloads a list as CSV. A link could not send the proof that exports of personal data need.
 * @param path path of the file
 * @param name the name under which the browser saves it
 */
export function ExportButton({ path, name }: { path: string; name: string }) {
  const t = useTexts();
  const { mutate, isPending } = useApiMutation<void, Blob>({
    send: (http) => http.download(path),
    onSuccess: (file) => void saveAs(name, file),
    failure: { title: t('table.exportFailed') },
  });
  return (
    <SmallButton disabled={isPending} onClick={() => mutate()}>
      {t('table.export')}
    </SmallButton>
  );
}

function saveAs(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
