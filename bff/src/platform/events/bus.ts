import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '@soccer-legends/contracts';

/** What parts of the server tell each other; a change of the registry is news for open pages too. */
export type Change = ServerEvent | { type: 'catalogue' };

/** How news travels between parts, and later between replicas. */
export abstract class Bus {
  abstract publish(change: Change): void;
  abstract subscribe(listener: (change: Change) => void): void;
}

@Injectable()
export class InProcessBus extends Bus {
  private readonly emitter = new EventEmitter();

  override publish(change: Change): void {
    this.emitter.emit('change', change);
  }

  override subscribe(listener: (change: Change) => void): void {
    this.emitter.on('change', listener);
  }
}
