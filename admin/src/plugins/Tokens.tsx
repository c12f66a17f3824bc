import type { IssuedPublishToken, PublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { useRead } from '../http/use-read.ts';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { IssuedToken } from './IssuedToken.tsx';
import { NewToken } from './NewToken.tsx';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';
import { TokenState } from './TokenState.tsx';

/** Who may publish this plugin besides the administrator. */
export function Tokens({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const http = useHttp();
  const path = `${PLUGINS}/${pluginKey}/tokens`;
  const query = useRead<PublishToken[]>(path);
  const [issued, setIssued] = useState<IssuedPublishToken>();
  const [doomed, doom] = useState<PublishToken>();
  const revocation = useAction<string>({
    perform: (id) => http.delete(`${path}/${id}`),
    done: () => ({ title: t('tokens.revoked') }),
    failed: (fault) => ({ title: t('plugins.failed'), description: errorText(fault, t('offline')) }),
  });
  return (
    <section>
      <h3>{t('tokens.title')}</h3>
      <NewToken path={path} onIssued={setIssued} />
      {issued && <IssuedToken token={issued} onSeen={() => setIssued(undefined)} />}
      <Loaded query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Empty>{t('tokens.empty')}</Empty>
          ) : (
            <ul className={css.list}>
              {tokens.map((token) => (
                <li key={token.id}>
                  <bdi>{token.name}</bdi>
                  <code>{token.hint}…</code>
                  <TokenState token={token} />
                  {token.revokedAt === null && (
                    <SmallButton
                      className={css.push}
                      aria-label={`${t('tokens.revoke')} ${token.name}`}
                      onClick={() => doom(token)}
                    >
                      {t('tokens.revoke')}
                    </SmallButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={doomed !== undefined}
        title={t('tokens.revoke')}
        confirm={t('tokens.revoke')}
        onCancel={() => doom(undefined)}
        onConfirm={() => {
          if (doomed) revocation.mutate(doomed.id);
          doom(undefined);
        }}
      >
        <p>{t('tokens.revokeWarning', { name: doomed?.name ?? '' })}</p>
      </ConfirmDialog>
    </section>
  );
}
