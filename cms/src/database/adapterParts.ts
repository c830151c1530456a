import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { SettingsError } from '#settingsError.ts'

// biome-ignore lint/suspicious/noExplicitAny: as in Payload's own configuration type
export type AnyAdapterObj = DatabaseAdapterObj<any>

export interface NewDocuments {
  collection: 'entries' | 'journal-notes'
  docs: Record<string, unknown>[]
  /** Also stores each as its own first version. */
  withVersions?: boolean
  req: Partial<PayloadRequest>
}

export type Row = Record<string, unknown> & { id: string }

/** Documents have one field for each column, and no relations to many. */
export interface BatchAdapter extends BaseDatabaseAdapter {
  createMany?: (documents: NewDocuments) => Promise<void>
  /** The entries after an id, in the order of ids. */
  readEntries?: (after: string, limit: number) => Promise<Row[]>
}

type Inserts = Pick<BatchAdapter, 'create' | 'createMany' | 'createVersion'>

/** In the request's transaction: many in a statement, or one by one where the adapter cannot. */
export async function createAll(adapter: Inserts, documents: NewDocuments) {
  if (adapter.createMany) return adapter.createMany(documents)
  const { collection, docs, withVersions, req } = documents
  for (const data of docs) {
    await adapter.create({ collection, data: { ...data }, returning: false, req })
    if (withVersions) await adapter.createVersion(firstVersionOf(collection, data, req))
  }
}

const firstVersionOf = (
  collectionSlug: NewDocuments['collection'],
  doc: Record<string, unknown>,
  req: Partial<PayloadRequest>,
) => ({
  collectionSlug,
  parent: String(doc.id),
  versionData: { ...doc } as { [key: string]: unknown; id: string; createdAt: string; updatedAt: string },
  createdAt: String(doc.createdAt),
  updatedAt: String(doc.updatedAt),
  autosave: false,
  returning: false as const,
  req,
})

export const writeMethods = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createMany',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies (keyof BatchAdapter)[]

export const reads = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'find',
  'findDistinct',
  'findGlobal',
  'findGlobalVersions',
  'findOne',
  'findVersions',
  'queryDrafts',
] as const satisfies (keyof BaseDatabaseAdapter)[]

interface Args {
  req?: Partial<PayloadRequest>
}

type Operation<A> = (args: A) => Promise<unknown>

export function wrap<A = Args>(
  adapter: BatchAdapter,
  names: readonly (keyof BatchAdapter)[],
  around: (operation: Operation<A>, args: A) => Promise<unknown>,
) {
  const wrapped = names.flatMap((name) => {
    const operation = adapter[name] as unknown as Operation<A> | undefined
    return operation ? [[name, (args: A) => around(operation.bind(adapter), args)]] : []
  })
  Object.assign(adapter, Object.fromEntries(wrapped))
}

/** @param what names the database at the beginning of a sentence */
export const ofOtherVersion = (what: string) =>
  new SettingsError(
    `${what} was made by a version before 1.0, or by one newer than this, so name another place in DATA_DIR or DATABASE_URL, or start that version.`,
  )
