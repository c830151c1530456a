import { createConfig } from '@directory/cms/createConfig.ts'
import { readEnvironment } from '@directory/cms/environment.ts'
import { sampleRows } from '@directory/cms/readModel/sampleRows.ts'
import { seedModule } from '@directory/cms/server/fillEmptyDatabase.ts'
import { attachServices } from '@directory/cms/server/start.ts'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { getPayload } from 'payload'

// `makeDirectory.js <entries>`: a reproducible directory for measurements. Demo content is added the usual way;
// thousands of generated providers are written directly to their table or collection.

const [count = '5000'] = process.argv.slice(2)
const ofCategory = 125
const perStatement = 250

const settings = readEnvironment({ ...process.env, PORT: '0', SEED: 'none' })
const payload = await getPayload({ config: createConfig(settings) })
await attachServices(payload, settings)
const { seedDemo } = await seedModule()
await seedDemo(payload, { accounts: true })

const { totalDocs: there } = await payload.count({
  collection: 'entries',
  where: { state: { equals: 'published' } },
})
const missing = Math.max(0, Number(count) - there)
const categories: string[] = []
for (let i = 0; i * ofCategory < missing; i++) {
  const { id } = await payload.create({
    collection: 'categories',
    data: { name: `Messung ${i + 1}` } as never,
  })
  categories.push(id)
}

const rows = sampleRows(missing).map((row, i) => ({
  ...row,
  id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
  state: 'published',
  category: categories[Math.floor(i / ofCategory)],
  formerNames: null,
  createdAt: row.updatedAt,
}))
for (let from = 0; from < rows.length; from += perStatement) {
  await insert(rows.slice(from, from + perStatement))
}
console.log(JSON.stringify({ entries: there + rows.length, category: 'Messung 1' }))
await payload.destroy()
process.exit(0)

async function insert(some: typeof rows): Promise<void> {
  const { drizzle, tables } = payload.db as unknown as Partial<SQLiteAdapter>
  if (drizzle && tables) await drizzle.insert(tables.entries as never).values(some as never)
  else
    await Promise.all(
      some.map((row) => payload.db.create({ collection: 'entries', data: { ...row }, returning: false })),
    )
}
