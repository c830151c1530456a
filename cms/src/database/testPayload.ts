import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Field } from 'payload'
import { BasePayload, buildConfig } from 'payload'
import { createDatabaseAdapter, type DatabaseOptions } from './adapter.ts'

const id: Field = { name: 'id', type: 'text', required: true, defaultValue: () => randomUUID() }

/** Has versions and a trash, as the collections of the site do. */
const entries: CollectionConfig = {
  slug: 'entries',
  versions: true,
  trash: true,
  fields: [id, { name: 'name', type: 'text', required: true }, { name: 'state', type: 'text', index: true }],
}

const notes: CollectionConfig = {
  slug: 'notes',
  fields: [
    id,
    { name: 'text', type: 'text', unique: true },
    { name: 'entry', type: 'relationship', relationTo: 'entries' },
  ],
}

/** A Payload of its own with two small collections, `entries` and `notes`, on the given database. */
export async function testPayload(
  options: DatabaseOptions,
  change: (collections: CollectionConfig[]) => CollectionConfig[] = (collections) => collections,
): Promise<BasePayload> {
  const config = await buildConfig({
    secret: 'a secret for tests only, 32 letters',
    db: createDatabaseAdapter({ push: !options.migrations, ...options }),
    collections: change([entries, notes]),
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'silent' } },
  })
  return new BasePayload().init({ config, disableOnInit: true })
}
