import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';

const NAME = 'plugins.ticketKey';

/** The key of this site's tickets. It is generated once and shared by all replicas, and never leaves the server. */
@Injectable()
export class SigningKey {
  private key: Promise<Buffer> | undefined;

  constructor(private readonly database: Database) {}

  /** Returns the HMAC-SHA-256 of a text in base64url. */
  async sign(text: string): Promise<string> {
    return createHmac('sha256', await this.read())
      .update(text)
      .digest('base64url');
  }

  async isValid(text: string, signature: string): Promise<boolean> {
    const [given, expected] = [Buffer.from(signature), Buffer.from(await this.sign(text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private read(): Promise<Buffer> {
    this.key ??= this.readOrCreate().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  // If replicas start together, all use the key that was stored first.
  private async readOrCreate(): Promise<Buffer> {
    const em = this.database.em();
    await em.execute('insert into setting (name, value) values (?, ?) on conflict do nothing', [
      NAME,
      randomBytes(32).toString('base64url'),
    ]);
    const [row] = await em.execute<{ value: string }[]>('select value from setting where name = ?', [NAME]);
    return Buffer.from(row!.value, 'base64url');
  }
}
