import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`entries\` ADD \`closed_dates\` text;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` ADD \`version_closed_dates\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`closed_dates\`;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` DROP COLUMN \`version_closed_dates\`;`)
}
