import { isLanguage, type CategoryRevision, type RevisedFact } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { RevisionItem } from '../facts/RevisionItem.tsx';
import { Entries } from '../components/Entry.tsx';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { CATEGORIES, categoryPath } from './categories-path.ts';

/** The revisions of a group, newest first. Only the newest can be reverted. */
export function CategoryHistory({ id }: { id: string }) {
  const t = useTexts();
  const query = useApiQuery<CategoryRevision[]>(categoryPath('history', id));
  const revert = useApiMutation<number>({
    send: (http, revision) => http.post(`${CATEGORIES}/history/${revision}/revert`, {}),
    onSuccess: () => ({ title: t('categories.reverted') }),
    failure: { title: t('facts.notReverted') },
  });
  return (
    <QueryView query={query} empty={<Empty>{t('facts.noHistory')}</Empty>}>
      {(revisions) => (
        <Entries>
          {revisions.map((revision, index) => (
            <RevisionItem
              key={revision.id}
              revision={revision}
              changes={revision.changes.map((change, place) => (
                <Change key={place} {...change} />
              ))}
              actions={
                index === 0 && (
                  <SmallButton disabled={revert.isPending} onClick={() => revert.mutate(revision.id)}>
                    {t('facts.revert')}
                  </SmallButton>
                )
              }
            />
          ))}
        </Entries>
      )}
    </QueryView>
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
