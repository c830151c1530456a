import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_trash_days\` numeric DEFAULT 90 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_declined_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_version_days\` numeric DEFAULT 365 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_log_days\` numeric DEFAULT 730 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_import_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`retention_mail_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_trash_days\` numeric DEFAULT 90 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_declined_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_version_days\` numeric DEFAULT 365 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_log_days\` numeric DEFAULT 730 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_import_days\` numeric DEFAULT 30 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_retention_mail_days\` numeric DEFAULT 30 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_trash_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_declined_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_version_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_log_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_import_days\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`retention_mail_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_trash_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_declined_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_version_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_log_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_import_days\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_retention_mail_days\`;`)
}
