import { TOKEN_EXPIRES_SOON_MS, type IssuedPublishToken, type PublishToken } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { useApiQuery } from '../http/use-api.ts';
import { DeletionDialog } from '../components/DeletionDialog.tsx';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';
import { CopyButton } from '../components/CopyButton.tsx';
import { Chip } from '../components/Chip.tsx';
import { useFormat } from '../locales/use-format.ts';

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
      {issued && issued.secret !== '' && <IssuedToken token={issued} onDone={() => setIssued(undefined)} />}
      <QueryView query={query} empty={<Empty>{t('tokens.empty')}</Empty>}>
        {(tokens) => <TokenList tokens={tokens} onRevoke={setToRevoke} />}
      </QueryView>
      <DeletionDialog
        item={toRevoke}
        path={path}
        title={t('tokens.revoke')}
        done={t('tokens.revoked')}
        failed={t('plugins.failed')}
        onClose={() => setToRevoke(undefined)}
      >
        {({ name }) => <p>{t('tokens.revokeWarning', { name })}</p>}
      </DeletionDialog>
    </section>
  );
}

function TokenList({ tokens, onRevoke }: { tokens: readonly PublishToken[]; onRevoke(token: PublishToken): void }) {
  const t = useTexts();
  return (
    <ul className={css.list}>
      {tokens.map((token) => (
        <li key={token.id}>
          <bdi>{token.name}</bdi>
          <code>{token.subject ?? `${token.hint}…`}</code>
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

/** Shows the secret of a new token once, because the server stores only its hash. */
function IssuedToken({ token: { name, secret }, onDone }: { token: IssuedPublishToken; onDone(): void }) {
  const t = useTexts();
  return (
    <div className={css.secret} role="status">
      <p>{t('tokens.once', { name })}</p>
      <code>{secret}</code>
      <div className={layout.buttons}>
        <CopyButton text={secret} />
        <SmallButton onClick={onDone}>{t('tokens.seen')}</SmallButton>
      </div>
    </div>
  );
}

function TokenState({ token: { revokedAt, expiresAt, lastUsedAt } }: { token: PublishToken }) {
  const t = useTexts();
  const { time } = useFormat();
  const [now] = useState(() => Date.now());
  if (revokedAt !== null) return <Chip tone="bad">{t('tokens.revokedAt', { time: time(revokedAt) })}</Chip>;
  const remaining = new Date(expiresAt).getTime() - now;
  if (remaining <= 0) return <Chip tone="bad">{t('tokens.expired')}</Chip>;
  const isSoon = remaining <= TOKEN_EXPIRES_SOON_MS;
  return (
    <>
      <Chip tone={isSoon ? 'busy' : 'good'}>
        {t(isSoon ? 'tokens.soon' : 'tokens.until', { time: time(expiresAt) })}
      </Chip>
      {lastUsedAt !== null && <span>{t('tokens.lastUsed', { time: time(lastUsedAt) })}</span>}
    </>
  );
}
