import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A secret by which one plugin's team publishes; the table knows its hash alone. */
export const PublishTokenRow = defineEntity({
  name: 'PublishTokenRow',
  tableName: 'publish_token',
  properties: {
    id: p.uuid().primary(),
    key: p.text().index('publish_token_key'),
    name: p.text(),
    hint: p.text(),
    secretHash: p.text().unique('publish_token_secret_hash_key'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type PublishTokenRow = InferEntity<typeof PublishTokenRow>;
