import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Field, Where } from 'payload'
import { BasePayload, buildConfig } from 'payload'
import { createDatabaseAdapter, type DatabaseOptions } from './adapter.ts'

// Returns a new field each time, because Payload changes the objects it is given.
const id = (): Field => ({ name: 'id', type: 'text', required: true, defaultValue: () => randomUUID() })

const entries = (): CollectionConfig => ({
  slug: 'entries',
  versions: true,
  trash: true,
  fields: [
    id(),
    { name: 'name', type: 'text', required: true },
    { name: 'state', type: 'text', index: true },
  ],
})

const notes = (): CollectionConfig => ({
  slug: 'notes',
  fields: [
    id(),
    { name: 'text', type: 'text', unique: true },
    { name: 'entry', type: 'relationship', relationTo: 'entries' },
  ],
})

interface TestDocument {
  id: string
  name?: string | null
  state?: string | null
  text?: string | null
  entry?: unknown
}

interface Call {
  collection: 'entries' | 'notes'
  data?: object
  id?: string
  req?: object
  trash?: boolean
  where?: Where
}

/** The site's generated types describe other collections than these two. */
interface TestOperations {
  count: (call: Call) => Promise<{ totalDocs: number }>
  create: (call: Call) => Promise<TestDocument>
  find: (call: Call) => Promise<{ docs: TestDocument[] }>
  findByID: (call: Call) => Promise<TestDocument>
  findVersions: (call: Call) => Promise<{ totalDocs: number; docs: { version: Record<string, unknown> }[] }>
  update: ((call: Call & { id: string }) => Promise<TestDocument>) &
    ((call: Call & { where: Where }) => Promise<{
      docs: TestDocument[]
      errors: { id: string; message: string }[]
    }>)
}

export type TestPayload = TestOperations & BasePayload

export async function testPayload(
  options: DatabaseOptions,
  change: (collections: CollectionConfig[]) => CollectionConfig[] = (collections) => collections,
): Promise<TestPayload> {
  const config = await buildConfig({
    secret: 'a secret for tests only, 32 letters',
    db: await createDatabaseAdapter({ push: !options.migrations, ...options }),
    collections: change([entries(), notes()]),
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'silent' } },
  })
  return (await new BasePayload().init({ config, disableOnInit: true })) as unknown as TestPayload
}

/** Closed at the end of the suite. */
export async function payloadOf(...args: Parameters<typeof testPayload>): Promise<TestPayload> {
  const payload = await testPayload(...args)
  afterAll(() => payload.destroy())
  return payload
}

export const note = (payload: TestPayload, text: string, req = {}, entry?: string) =>
  payload.create({ collection: 'notes', data: { text, entry }, req })

export const failureOf = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => error,
  )
