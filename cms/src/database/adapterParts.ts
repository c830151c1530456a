import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

// biome-ignore lint/suspicious/noExplicitAny: as in Payload's own configuration type
export type AnyAdapterObj = DatabaseAdapterObj<any>

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
] as const satisfies (keyof BaseDatabaseAdapter)[]

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
  adapter: BaseDatabaseAdapter,
  names: readonly (keyof BaseDatabaseAdapter)[],
  around: (operation: () => Promise<unknown>, args: Args) => Promise<unknown>,
): void {
  const wrapped = names.map((name) => {
    const operation = adapter[name] as unknown as (args: Args) => Promise<unknown>
    return [name, (args: Args) => around(() => operation.call(adapter, args), args)]
  })
  Object.assign(adapter, Object.fromEntries(wrapped))
}
