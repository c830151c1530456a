import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` ADD \`schema_type\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`demand_bus_name\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`demand_bus_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_demand_bus_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_demand_bus_phone\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`schema_type\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`demand_bus_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`demand_bus_phone\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_demand_bus_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_demand_bus_phone\`;`)
}
