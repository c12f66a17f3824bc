import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import css from './ExportButton.module.css';

/**
 * Downloads a list as CSV. A link could not send the proof that exports of personal data need.
 * @param path path of the file
 * @param name the name under which the browser saves it
 */
export function ExportButton({ path, name }: { path: string; name: string }) {
  const t = useTexts();
  const http = useHttp();
  const { mutate, isPending } = useApiMutation<void, Blob>({
    send: () => http.download(path),
    onSuccess: (file) => void saveAs(name, file),
    failure: { title: t('table.exportFailed') },
  });
  return (
    <Button look="secondary" className={css.export} disabled={isPending} onClick={() => mutate()}>
      {t('table.export')}
    </Button>
  );
}

function saveAs(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
