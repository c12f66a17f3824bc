import { Injectable } from '@nestjs/common';

/** Whether the server is shutting down. It then finishes open requests, and every response closes its connection. */
@Injectable()
export class Drain {
  draining = false;
}
