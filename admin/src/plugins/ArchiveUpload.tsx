import { ARCHIVE_TYPE, type PublishReceipt } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef } from 'react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { SmallButton } from '../components/SmallButton.tsx';
import { PLUGINS } from './plugins-path.ts';

/** Publishes an archive from the administrator's computer. It only goes live with a release. */
export function ArchiveUpload() {
  const t = useTexts();
  const http = useHttp();
  const field = useRef<HTMLInputElement>(null);
  const publish = useApiMutation<File, PublishReceipt>({
    send: (file) => http.post<PublishReceipt>(PLUGINS, new Blob([file], { type: ARCHIVE_TYPE })),
    onSuccess: ({ key, release, created }) => ({
      title: t(created ? 'plugins.published' : 'plugins.known', { key, release }),
    }),
    failure: { title: t('plugins.refused'), duration: 15_000 },
  });
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('plugins.upload')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) publish.mutate(file);
          currentTarget.value = '';
        }}
      />
      <SmallButton look="primary" disabled={publish.isPending} onClick={() => field.current?.click()}>
        {t(publish.isPending ? 'plugins.uploading' : 'plugins.upload')}
      </SmallButton>
    </>
  );
}
