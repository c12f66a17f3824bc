import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { Controller, Get, Header, Inject, Injectable } from '@nestjs/common';
import type { Provenance, ProvenanceKeys, ProvenanceStatement, SignedProvenance } from '@soccer-legends/contracts';
import { CompactSign } from 'jose';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import { PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { Public } from '../../../platform/http/route.ts';
import { SigningKey } from '../../../platform/signing/signing-key.ts';

/** The PKCS #8 form of an Ed25519 key without its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const ALGORITHM = 'EdDSA';

/** Signs the provenance of versions with a key of this site. Anybody can read the public key. */
@Injectable()
export class ProvenanceSigner {
  private readonly secret: SigningKey;

  constructor(
    database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    this.secret = new SigningKey(database, 'plugins.provenanceKey');
  }

  /** Adds a JSON Web Signature (RFC 7515) over the provenance and its version. */
  async sign(
    provenance: Provenance,
    version: Pick<ProvenanceStatement, 'plugin' | 'release' | 'contentHash'>,
  ): Promise<SignedProvenance> {
    const statement: ProvenanceStatement = { site: this.config.publicUrl, ...version, ...provenance };
    const key = await this.privateKey();
    const header = { alg: ALGORITHM, kid: publicHalf(key).kid };
    const signature = new CompactSign(Buffer.from(JSON.stringify(statement))).setProtectedHeader(header);
    return { ...provenance, signature: await signature.sign(key) };
  }

  /** Returns the public key as a JSON Web Key Set (RFC 7517, RFC 8037). */
  async publicKeys(): Promise<ProvenanceKeys> {
    return { keys: [publicHalf(await this.privateKey())] };
  }

  private async privateKey(): Promise<KeyObject> {
    const key = Buffer.concat([PKCS8_PREFIX, await this.secret.read()]);
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  }
}

function publicHalf(key: KeyObject): ProvenanceKeys['keys'][number] {
  const x = createPublicKey(key).export({ format: 'jwk' }).x!;
  const kid = createHash('sha256').update(x).digest('hex').slice(0, 8);
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: ALGORITHM, use: 'sig' };
}

@Public()
@Controller('api/provenance-keys')
export class ProvenanceKeysController {
  constructor(private readonly signer: ProvenanceSigner) {}

  @Get()
  @Header('cache-control', PUBLIC_CACHE)
  keys(): Promise<ProvenanceKeys> {
    return this.signer.publicKeys();
  }
}
