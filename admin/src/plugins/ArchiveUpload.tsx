import { ARCHIVE_TYPE, type PublishReceipt } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';
import { FileButton } from '../components/FileButton.tsx';
import { PLUGINS } from './plugins-path.ts';

/** Publishes an archive from the administrator's computer. It only goes live with a release. */
export function ArchiveUpload() {
  const t = useTexts();
  const publish = useApiMutation<File, PublishReceipt>({
    send: (http, file) => http.post<PublishReceipt>(PLUGINS, new Blob([file], { type: ARCHIVE_TYPE })),
    onSuccess: ({ key, release, created }) => ({
      title: t(created ? 'plugins.published' : 'plugins.known', { key, release }),
    }),
    failure: { title: t('plugins.refused'), duration: 15_000 },
  });
  return (
    <FileButton
      label={t('plugins.upload')}
      accept=".zip,application/zip"
      look="primary"
      disabled={publish.isPending}
      onFile={publish.mutate}
    >
      {t(publish.isPending ? 'plugins.uploading' : 'plugins.upload')}
    </FileButton>
  );
}
