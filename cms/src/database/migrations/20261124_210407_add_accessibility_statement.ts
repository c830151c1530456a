import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`accessibility_confirmed_on\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`accessibility_gaps\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`accessibility_contact\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`accessibility_mediator\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_accessibility_confirmed_on\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_accessibility_gaps\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_accessibility_contact\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_accessibility_mediator\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`accessibility_confirmed_on\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`accessibility_gaps\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`accessibility_contact\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`accessibility_mediator\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_accessibility_confirmed_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_accessibility_gaps\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_accessibility_contact\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_accessibility_mediator\`;`)
}
