import { readEnvironment } from '@directory/cms/environment.ts'
import { inTransaction } from '@directory/cms/lib/transaction/inTransaction.ts'
import { createConfig } from '@directory/cms/payload.config.ts'
import { sampleRows } from '@directory/cms/publicData/sampleRows.fixture.ts'
import { seedModule } from '@directory/cms/server/fillEmptyDatabase.ts'
import { attachServices } from '@directory/cms/server/start.ts'
import { getPayload } from 'payload'

// `makeDirectory.js <entries>`: a reproducible directory for measurements. Demo content is added the usual way;
// thousands of generated providers are written by the database adapter alone, in categories of 125.

const ofCategory = 125
const settings = readEnvironment({ ...process.env, PORT: '0', SEED: 'none' })
const payload = await getPayload({ config: createConfig(settings) })
await attachServices(payload, settings)
const { seedDemo } = await seedModule()
await seedDemo(payload, { accounts: true })

const { totalDocs } = await payload.count({
  collection: 'entries',
  where: { state: { equals: 'published' } },
})
const rows = sampleRows(Math.max(0, Number(process.argv[2]) - totalDocs))
for (let from = 0; from < rows.length; from += ofCategory)
  await inTransaction(payload, async (req) => {
    const name = `Messung ${from / ofCategory + 1}`
    const now = new Date().toISOString()
    const data = { id: crypto.randomUUID(), name, createdAt: now, updatedAt: now }
    const { id: category } = await payload.db.create({ collection: 'categories', data, req })
    for (const [i, row] of rows.slice(from, from + ofCategory).entries()) {
      const id = `00000000-0000-4000-8000-${String(from + i).padStart(12, '0')}`
      const entry = { ...row, id, category, state: 'published', formerNames: null, createdAt: row.updatedAt }
      await payload.db.create({ collection: 'entries', data: entry, returning: false, req })
    }
  })
await payload.destroy()
process.exit(0)
