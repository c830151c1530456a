import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

// biome-ignore lint/suspicious/noExplicitAny: as in Payload's own configuration type
export type AnyAdapterObj = DatabaseAdapterObj<any>

export interface NewRows {
  collection: 'journal-notes'
  docs: Record<string, unknown>[]
  req: Partial<PayloadRequest>
}

/** An adapter that may insert many documents at once. They have one field for each column, and no relations. */
export interface BatchAdapter extends BaseDatabaseAdapter {
  createMany?: (rows: NewRows) => Promise<void>
}

/** Returns the same adapter, with a change to every instance made of it. */
export const onInit = (
  adapterObj: AnyAdapterObj,
  change: (adapter: BaseDatabaseAdapter) => void,
): AnyAdapterObj => ({
  ...adapterObj,
  init: (args) => {
    const adapter = adapterObj.init(args)
    change(adapter)
    return adapter
  },
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

/** Wraps each of these operations of an adapter. */
export function wrap(
  adapter: BatchAdapter,
  names: readonly (keyof BatchAdapter)[],
  around: (operation: () => Promise<unknown>, args: Args) => Promise<unknown>,
): void {
  const wrapped = names.flatMap((name) => {
    const operation = adapter[name] as unknown as ((args: Args) => Promise<unknown>) | undefined
    return operation ? [[name, (args: Args) => around(() => operation.call(adapter, args), args)]] : []
  })
  Object.assign(adapter, Object.fromEntries(wrapped))
}
