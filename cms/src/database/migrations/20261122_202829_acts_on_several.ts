import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`logs\` ADD \`parts\` numeric;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`part_of\` text;`)
  await db.run(sql`CREATE INDEX \`logs_part_of_idx\` ON \`logs\` (\`part_of\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`logs_part_of_idx\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`parts\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`part_of\`;`)
}
