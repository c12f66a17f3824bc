import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import { Database } from '../database/database.ts';

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

  /** Returns a text that `open` accepts: the JSON of a value in base64url, a dot, and the signature of that text. */
  async seal(value: object): Promise<string> {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${text}.${await this.sign(text)}`;
  }

  /** Returns the value of a sealed text; undefined for any other text. */
  async open<Value extends object>(sealed: string): Promise<Value | undefined> {
    const [text = '', signature = ''] = sealed.split('.');
    if (!(await this.isValid(text, signature))) return undefined;
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Value;
  }

  /** Returns the 32 random bytes of the key. */
  read(): Promise<Buffer> {
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

/** Provides the key of a module. @param name see `SigningKey` */
export function signingKey(name: string): Provider {
  return {
    provide: SigningKey,
    inject: [Database],
    useFactory: (database: Database) => new SigningKey(database, name),
  };
}

/** Returns the form in which a random token is stored. A fast hash is enough, because 256 random bits cannot be guessed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
