import { openEventStream } from '@soccer-legends/api-client';
import type { EditedKind, FactEditors, FactSheet } from '@soccer-legends/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { factsPath } from './facts-path.ts';

/** Returns who else edits the same facts and which version is saved; reads the facts again when the version changes. */
export function useEditors(kind: EditedKind, id: number): FactEditors | undefined {
  const client = useQueryClient();
  const [editors, setEditors] = useState<FactEditors>();
  const path = factsPath(kind, id);
  useEffect(
    () =>
      openEventStream(`${path}/editors`, {
        on: { editors: (data) => setEditors(JSON.parse(data) as FactEditors) },
      }),
    [path],
  );
  const version = editors?.version;
  useEffect(() => {
    const known = client.getQueryData<FactSheet>([path])?.version;
    if (version !== undefined && version !== known) void client.invalidateQueries({ queryKey: [path] });
  }, [client, path, version]);
  return editors;
}
