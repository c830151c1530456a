import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * In any order. Afterwards, references to missing documents, which MongoDB does not check, are handled as SQLite does
 * on deletion: set to null, or the row is removed.
 */
export async function withoutForeignKeys(payload: Payload, operation: () => Promise<void>) {
  const { client } = payload.db as unknown as Partial<Pick<SQLiteAdapter, 'client'>>
  if (!client) return operation()
  await client.execute('PRAGMA foreign_keys = OFF')
  try {
    await operation()
    for (const { table, rowid, fkid } of (await client.execute('PRAGMA foreign_key_check')).rows) {
      const keys = await client.execute(`PRAGMA foreign_key_list(\`${table}\`)`)
      const key = keys.rows.find(({ id }) => id === fkid)
      const change =
        key?.on_delete === 'CASCADE'
          ? `DELETE FROM \`${table}\``
          : `UPDATE \`${table}\` SET \`${key?.from}\` = NULL`
      await client.execute({ sql: `${change} WHERE rowid = ?`, args: [rowid ?? null] })
    }
  } finally {
    await client.execute('PRAGMA foreign_keys = ON')
  }
}
