import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`journal_notes_line_idx\`;`)
  await db.run(sql`CREATE INDEX \`line_place_idx\` ON \`journal_notes\` (\`line\`,\`place\`);`)
  await db.run(sql`CREATE INDEX \`line_target_idx\` ON \`journal_notes\` (\`line\`,\`target\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`line_place_idx\`;`)
  await db.run(sql`DROP INDEX \`line_target_idx\`;`)
  await db.run(sql`CREATE INDEX \`journal_notes_line_idx\` ON \`journal_notes\` (\`line\`);`)
}
