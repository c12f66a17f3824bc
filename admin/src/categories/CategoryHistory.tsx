import { isLanguage, type CategoryRevision, type RevisedFact } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import css from '../facts/RevisionList.module.css';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { CATEGORIES, categoryPath } from './categories-path.ts';

/** The revisions of a group, newest first. Only the newest can be reverted. */
export function CategoryHistory({ id }: { id: string }) {
  const t = useTexts();
  const http = useHttp();
  const query = useApiQuery<CategoryRevision[]>(categoryPath('history', id));
  const revert = useApiMutation<number>({
    send: (revision) => http.post(`${CATEGORIES}/history/${revision}/revert`, {}),
    onSuccess: () => ({ title: t('categories.reverted') }),
    failure: { title: t('facts.notReverted') },
  });
  return (
    <QueryView query={query}>
      {(revisions) =>
        revisions.length === 0 ? (
          <Empty>{t('facts.noHistory')}</Empty>
        ) : (
          <ol className={css.revisions}>
            {revisions.map((revision, index) => (
              <li key={revision.id} className={css.revision}>
                <Changes revision={revision} />
                {index === 0 && (
                  <p className={css.actions}>
                    <SmallButton disabled={revert.isPending} onClick={() => revert.mutate(revision.id)}>
                      {t('facts.revert')}
                    </SmallButton>
                  </p>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}

function Changes({ revision: { actor, at, reason, reverts, changes } }: { revision: CategoryRevision }) {
  const t = useTexts();
  return (
    <>
      <p className={css.head}>
        {reverts !== null && <Chip>{t('facts.reverts', { id: reverts })}</Chip>}
        <span>{actor}</span>
        <Time iso={at} />
      </p>
      {reason !== null && <p className={css.reason}>{reason}</p>}
      <ul>
        {changes.map((change, index) => (
          <li key={index}>
            <Change {...change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Change({ field, spell, before, after }: RevisedFact) {
  const t = useTexts();
  const { language } = usePlatform();
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const shown = (value: RevisedFact['before']): string =>
    typeof value === 'boolean' ? (value ? '✓' : '✗') : String(value ?? '–');
  const what = {
    name: isLanguage(spell) ? t('categories.name', { language: names.of(spell)! }) : '',
    member: t('entity.player'),
    enabled: t('categories.enabled'),
  }[field];
  return (
    <>
      {what}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </>
  );
}
