import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`began_at\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`used_at\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`browser\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`began_at\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`used_at\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`browser\`;`)
}
