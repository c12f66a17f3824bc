import { ARCHIVE_TYPE, type PublishReceipt } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { PLUGINS } from './plugins-path.ts';

/** Publishes an archive from this machine; it goes live by a release alone. */
export function Upload() {
  const t = useTexts();
  const http = useHttp();
  const field = useRef<HTMLInputElement>(null);
  const publish = useAction<File, PublishReceipt>({
    perform: (file) => http.post<PublishReceipt>(PLUGINS, new Blob([file], { type: ARCHIVE_TYPE })),
    done: ({ key, release, created }) => ({
      title: t(created ? 'plugins.published' : 'plugins.known', { key, release }),
    }),
    failed: (fault) => ({ title: t('plugins.refused'), description: errorText(fault, t('offline')), duration: 15_000 }),
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
      <SmallButton disabled={publish.isPending} onClick={() => field.current?.click()}>
        {t(publish.isPending ? 'plugins.uploading' : 'plugins.upload')}
      </SmallButton>
    </>
  );
}
