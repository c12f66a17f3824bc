import { Injectable } from '@nestjs/common';

/** Whether the server is shutting down: it finishes open requests, and every response closes its connection. */
@Injectable()
export class Drain {
  draining = false;
}
