import type { Readable } from 'node:stream';
import type { FactEditors } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Bus } from '../../../platform/events/bus.ts';
import type { EventStream } from '../../../platform/events/open-streams.ts';
import { Log } from '../../../platform/http/log.ts';
import { type AdminIdentity, AdminStreams } from '../../admin-session/admin-session.port.ts';
import { PersonEditor } from './person-editor.ts';
import type { Subject } from '../model/facts.ts';

interface Editor extends Pick<AdminIdentity, 'sessionId' | 'actor'> {
  stream: EventStream;
}

interface Edited {
  person: Subject;
  version: number;
  editors: Set<Editor>;
}

/**
 * Sends the editors of a person the names of the others and new versions. Each server lists only its own editors; a save is
 * reported on all servers.
 */
@Injectable()
export class OpenEditors {
  // eslint-disable-next-line no-restricted-syntax -- one for each open stream
  private readonly edited = new Map<string, Edited>();

  constructor(
    private readonly editor: PersonEditor,
    private readonly streams: AdminStreams,
    log: Log,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => {
      this.reportVersions().catch((err: unknown) =>
        log.warn({ err }, 'The versions of edited facts could not be read.'),
      );
    });
  }

  /** Opens a stream that starts with the current state and sends every change. Throws `PersonNotFound`. */
  async open(person: Subject, admin: AdminIdentity, reply: FastifyReply): Promise<Readable> {
    const { version } = await this.editor.sheet(person);
    const stream = this.streams.open(admin, reply);
    const key = `${person.kind} ${person.id}`;
    const edited = this.edited.get(key) ?? { person, version, editors: new Set() };
    const editor = { ...admin, stream };
    this.edited.set(key, edited);
    edited.editors.add(editor);
    stream.on('close', () => {
      edited.editors.delete(editor);
      if (edited.editors.size === 0) this.edited.delete(key);
      report(edited);
    });
    report(edited);
    return stream;
  }

  private async reportVersions(): Promise<void> {
    const open = [...this.edited.values()];
    const versions = await this.editor.versions(open.map(({ person }) => person));
    for (const [index, edited] of open.entries()) {
      const version = versions[index]!;
      if (version === edited.version) continue;
      edited.version = version;
      report(edited);
    }
  }
}

function report({ version, editors }: Edited): void {
  for (const { stream, sessionId } of editors) {
    const others = [...editors].filter((other) => other.sessionId !== sessionId).map(({ actor }) => actor);
    stream.send('editors', { version, others: [...new Set(others)] } satisfies FactEditors);
  }
}
