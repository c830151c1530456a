import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`draft\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`show_from\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`show_until\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`picture\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`picture_alt\` text;`)
  await db.run(sql`CREATE INDEX \`news_draft_idx\` ON \`news\` (\`draft\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_draft\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_show_from\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_show_until\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_picture\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_picture_alt\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_draft_idx\` ON \`_news_v\` (\`version_draft\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`news_draft_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`draft\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`show_from\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`show_until\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`picture\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`picture_alt\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_draft_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_draft\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_show_from\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_show_until\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_picture\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_picture_alt\`;`)
}
