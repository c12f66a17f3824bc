import type { IssuedPublishToken, PublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { IssuedToken } from './IssuedToken.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';
import { TokenState } from './TokenState.tsx';

export function PublishTokens({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const path = `${PLUGINS}/${pluginKey}/tokens`;
  const query = useApiQuery<PublishToken[]>(path);
  const [issued, setIssued] = useState<IssuedPublishToken>();
  const [toRevoke, setToRevoke] = useState<PublishToken>();
  return (
    <section>
      <h3>{t('tokens.title')}</h3>
      <NewTokenForm path={path} onIssued={setIssued} />
      {issued && <IssuedToken token={issued} onDone={() => setIssued(undefined)} />}
      <QueryView query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Empty>{t('tokens.empty')}</Empty>
          ) : (
            <TokenList tokens={tokens} onRevoke={setToRevoke} />
          )
        }
      </QueryView>
      <RevokeDialog path={path} token={toRevoke} onClose={() => setToRevoke(undefined)} />
    </section>
  );
}

interface RevokeDialogProps {
  path: string;
  /** Undefined while the dialog is closed. */
  token: PublishToken | undefined;
  onClose(): void;
}

function RevokeDialog({ path, token, onClose }: RevokeDialogProps) {
  const t = useTexts();
  const http = useHttp();
  const revocation = useApiMutation<string>({
    send: (id) => http.delete(`${path}/${id}`),
    onSuccess: () => ({ title: t('tokens.revoked') }),
    failure: { title: t('plugins.failed') },
  });
  return (
    <ConfirmDialog
      open={token !== undefined}
      title={t('tokens.revoke')}
      confirm={t('tokens.revoke')}
      onCancel={onClose}
      onConfirm={() => {
        if (token) revocation.mutate(token.id);
        onClose();
      }}
    >
      <p>{t('tokens.revokeWarning', { name: token?.name ?? '' })}</p>
    </ConfirmDialog>
  );
}

function TokenList({ tokens, onRevoke }: { tokens: readonly PublishToken[]; onRevoke(token: PublishToken): void }) {
  const t = useTexts();
  return (
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
              onClick={() => onRevoke(token)}
            >
              {t('tokens.revoke')}
            </SmallButton>
          )}
        </li>
      ))}
    </ul>
  );
}
