import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pharmacy_phone\` text DEFAULT '0800 00 22833';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`pharmacy_page\` text DEFAULT 'https://www.aponet.de/apotheke/notdienstsuche';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pharmacy_phone\` text DEFAULT '0800 00 22833';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_pharmacy_page\` text DEFAULT 'https://www.aponet.de/apotheke/notdienstsuche';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pharmacy_phone\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`pharmacy_page\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pharmacy_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_pharmacy_page\`;`)
}
