import { shippedNumbers } from '@directory/shared/importantNumbers'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { MigrateDownArgs, SQLiteAdapter } from '@payloadcms/db-sqlite'
import { expect, it } from 'vitest'
import { migrations } from '../../database/migrations/index.ts'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { startTestServer } from '../../testServer.ts'

for (const db of databases)
  it(`gives 112 and the like to settings that were saved before there were any, on ${db.name}`, async () => {
    const server = await startTestServer(db, {}, { accounts: false })
    try {
      await contentOf(server.payload).settings()
      if (db.name === 'MongoDB') {
        const { connection } = server.payload.db as unknown as MongooseAdapter
        const global = { globalType: 'site-settings' }
        await connection.collection('globals').updateOne(global, { $unset: { importantNumbers: 1 } })
      } else {
        const args = { db: (server.payload.db as unknown as SQLiteAdapter).drizzle } as MigrateDownArgs
        const since = migrations.slice(migrations.findIndex(({ name }) => name.endsWith('words_and_voice')))
        for (const { down } of since.toReversed()) {
          // Each migration turns them on again, but needs them off while it drops tables.
          await args.db.run('PRAGMA foreign_keys = OFF')
          await down(args)
        }
        for (const { up } of since) await up(args)
      }
      const { importantNumbers } = await server.payload.findGlobal({ slug: 'site-settings' })
      expect(importantNumbers).toMatchObject(shippedNumbers)
    } finally {
      await server.stop()
    }
  })
