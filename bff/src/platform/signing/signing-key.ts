import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A secret key of this site in the table `setting`. It is generated at its first use and shared by all replicas. */
export class SigningKey {
  private key: Promise<Buffer> | undefined;

  /** @param name of the setting; one for each purpose, so that a signature for one purpose is not valid for another */
  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

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

  // If replicas start together, all of them use the key that was stored first.
  private async readOrCreate(): Promise<Buffer> {
    const em = this.database.em();
    await em.execute('insert into setting (name, value) values (?, ?) on conflict do nothing', [
      this.name,
      randomBytes(32).toString('base64url'),
    ]);
    const [row] = await em.execute<{ value: string }[]>('select value from setting where name = ?', [this.name]);
    return Buffer.from(row!.value, 'base64url');
  }
}
