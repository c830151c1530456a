import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`files\` ADD \`brochure_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`brochure_greeting\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_brochure_greeting\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`files\` DROP COLUMN \`brochure_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`brochure_greeting\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_brochure_greeting\`;`)
}
