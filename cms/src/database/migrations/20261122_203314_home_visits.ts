import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`entries\` ADD \`home_visits\` integer;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`service_area\` text;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` ADD \`version_home_visits\` integer;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` ADD \`version_service_area\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`home_visits\`;`)
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`service_area\`;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` DROP COLUMN \`version_home_visits\`;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` DROP COLUMN \`version_service_area\`;`)
}
