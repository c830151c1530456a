import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`imports\` ADD \`headings\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`mapped_at\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`mapped_like\` text;`)
  await db.run(sql`CREATE INDEX \`imports_headings_idx\` ON \`imports\` (\`headings\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`imports_headings_idx\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`headings\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`mapped_at\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`mapped_like\`;`)
}
