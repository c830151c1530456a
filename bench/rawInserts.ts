import { createConfig } from '@directory/cms/createConfig.ts'
import { readEnvironment } from '@directory/cms/environment.ts'
import { inTransaction } from '@directory/cms/operations/transaction/inTransaction.ts'
import { attachServices } from '@directory/cms/server/start.ts'
import { getPayload } from 'payload'

// `rawInserts.js <rows>`: inserts entries with their first versions by the database adapter alone, 50 per transaction,
// and prints rows per second as its last line.

const [count = ''] = process.argv.slice(2)
const rows = Number(count)
const perTransaction = 50

const settings = readEnvironment({ ...process.env, PORT: '0', SEED: 'none' })
const payload = await getPayload({ config: createConfig(settings) })
await attachServices(payload, settings)
const category = await payload.create({ collection: 'categories', data: { name: 'Messung' } as never })
const now = new Date().toISOString()
const dates = { createdAt: now, updatedAt: now }

const began = performance.now()
for (let from = 0; from < rows; from += perTransaction) {
  await inTransaction(payload, async (req) => {
    for (let i = from; i < Math.min(from + perTransaction, rows); i++) {
      const id = crypto.randomUUID()
      const entry = {
        ...{ id, state: 'published', category: category.id, name: `Anbieter ${i}`, street: `Messweg ${i}` },
        ...{ plz: '97437', city: 'Haßfurt', services: `Leistung ${i}`, lat: 50, lon: 10.5, ...dates },
      }
      await payload.db.create({ collection: 'entries', data: { ...entry }, returning: false, req })
      const version = { collectionSlug: 'entries', parent: id, versionData: { ...entry } as never } as const
      await payload.db.createVersion({ ...version, ...dates, autosave: false, returning: false, req })
    }
  })
}
console.log(`\n${(rows * 1000) / (performance.now() - began)}`)
await payload.destroy()
process.exit(0)
