import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` ADD \`first_part\` numeric;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`sheets\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`questions\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`first_part\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`sheets\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`questions\`;`)
}
