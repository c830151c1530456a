import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`logs\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`values\` text;`)
  await db.run(sql`CREATE INDEX \`logs_kind_idx\` ON \`logs\` (\`kind\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`logs_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`values\`;`)
}
