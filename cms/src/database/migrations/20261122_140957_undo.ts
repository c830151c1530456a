import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`categories\` ADD \`former_names\` text;`)
  await db.run(sql`ALTER TABLE \`imports\` ADD \`left\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`state_at\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`undo_kind\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`undo_data\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`undone_at\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`undone_by\` text;`)
  await db.run(sql`CREATE INDEX \`logs_target_idx\` ON \`logs\` (\`target\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`logs_target_idx\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`state_at\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`undo_kind\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`undo_data\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`undone_at\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`undone_by\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`former_names\`;`)
  await db.run(sql`ALTER TABLE \`imports\` DROP COLUMN \`left\`;`)
}
