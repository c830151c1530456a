import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type LeasingAdapter, runWhenFree } from './leases.ts'

type Models = Pick<MongooseAdapter, 'collections' | 'versions' | 'globals'>

const modelsOf = ({ collections, versions, globals }: Models) => [
  ...Object.values(collections),
  ...Object.values(versions),
  ...(globals ? [globals] : []),
]

/** Not Payload's. They hold no content, so backups leave them out. */
export const leaseCollection = 'leases'
export const rateLimitCollection = 'rate-limits'

/** For lookups, and for deleting expired documents. */
const ownIndexes: [collection: string, fields: Record<string, 1>, options?: object][] = [
  [leaseCollection, { until: 1 }, { expireAfterSeconds: 0 }],
  [rateLimitCollection, { expire: 1 }, { expireAfterSeconds: 0 }],
  [rateLimitCollection, { key: 1 }, { unique: true }],
]

/**
 * For a unique field that may be empty. Payload's sparse index counts `null` as a value, which only one document may
 * have: the second entry whose token is cleared would be refused. This one counts texts only. Its condition is a
 * comparison, because then MongoDB uses it to look up a text; with `$type` it would read the whole collection.
 */
export function makeOptionalIndexesPartial(models: Models) {
  for (const { schema } of modelsOf(models))
    schema.eachPath((name, type) => {
      const { options, instance } = type
      if (!options.unique || !options.sparse) return
      if (instance !== 'String') throw new Error(`${name} is unique and may be empty, but is no text`)
      type.index({ unique: true, partialFilterExpression: { [name]: { $gt: '' } } })
    })
}

/**
 * Before the start: without its index a unique name is not unique, and transactions fail while a collection they read
 * changes. One of several servers does it for all.
 */
export async function makeIndexes(
  adapter: Models & LeasingAdapter,
  db: NonNullable<MongooseAdapter['connection']['db']>,
) {
  if (!adapter.leases) throw new Error('The adapter has no leases')
  await runWhenFree(adapter.leases, 'schema', async () => {
    for (const model of modelsOf(adapter)) {
      await model.createCollection()
      await model.createIndexes()
    }
    for (const [name, fields, options] of ownIndexes) await db.collection(name).createIndex(fields, options)
  })
}
