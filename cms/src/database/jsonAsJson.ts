import type { BaseDatabaseAdapter } from 'payload'
import type { JournalDoc } from './journalStamp.ts'
import { type Args, slugOf } from './readMissingAsEmpty.ts'

const writes = {
  collections: ['create', 'createVersion', 'updateMany', 'updateOne', 'updateVersion'],
  globals: ['createGlobal', 'createGlobalVersion', 'updateGlobal', 'updateGlobalVersion'],
} as const satisfies Record<string, (keyof BaseDatabaseAdapter)[]>

/**
 * Makes MongoDB store JSON fields as JSON, as SQLite does. It would keep dates as dates and, in updates but not in
 * inserts, turn `undefined` into `null`: "not given" would come back as "emptied".
 */
export function writeJsonAsJson(adapter: BaseDatabaseAdapter): void {
  for (const [kind, names] of Object.entries(writes) as [
    keyof typeof writes,
    (keyof BaseDatabaseAdapter)[],
  ][])
    for (const name of names) {
      const operation = adapter[name] as (args: Args) => Promise<unknown>
      const plain = (args: Args) => {
        const entity = adapter.payload.config[kind].find(({ slug }) => slug === slugOf(args))
        const fields = (entity?.flattenedFields ?? []).filter(({ type }) => type === 'json')
        const asJson = (doc: JournalDoc | undefined) => doc && withJson(doc, fields)
        const { data, versionData } = args
        // An update of a version has the document's fields one level deeper.
        const version = asJson(versionData?.version as JournalDoc | undefined)
        return operation.call(adapter, {
          ...args,
          ...(data && { data: asJson(data) }),
          ...(versionData && { versionData: { ...asJson(versionData), ...(version && { version }) } }),
        })
      }
      Object.assign(adapter, { [name]: plain })
    }
}

function withJson(doc: JournalDoc, fields: readonly { name: string }[]): JournalDoc {
  const objectFields = fields.filter(({ name }) => typeof doc[name] === 'object' && doc[name] !== null)
  return { ...doc, ...Object.fromEntries(objectFields.map(({ name }) => [name, asJson(doc[name])])) }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
