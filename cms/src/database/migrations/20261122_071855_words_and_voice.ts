import { shippedNumbers } from '@directory/shared/importantNumbers'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`unfound_words\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`word\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`last_day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`unfound_words_word_idx\` ON \`unfound_words\` (\`word\`);`)
  await db.run(sql`CREATE INDEX \`unfound_words_last_day_idx\` ON \`unfound_words\` (\`last_day\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_important_numbers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`phone\` text,
  	\`hint\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_important_numbers_order_idx\` ON \`site_settings_important_numbers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_important_numbers_parent_id_idx\` ON \`site_settings_important_numbers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`task\` text,
  	\`picture_id\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_people_order_idx\` ON \`site_settings_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_people_parent_id_idx\` ON \`site_settings_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_people_picture_idx\` ON \`site_settings_people\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_important_numbers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`phone\` text,
  	\`hint\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_important_numbers_order_idx\` ON \`_site_settings_v_version_important_numbers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_important_numbers_parent_id_idx\` ON \`_site_settings_v_version_important_numbers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_people\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`task\` text,
  	\`picture_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_people_order_idx\` ON \`_site_settings_v_version_people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_people_parent_id_idx\` ON \`_site_settings_v_version_people\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_people_picture_idx\` ON \`_site_settings_v_version_people\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`name_en\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`search_words\` text;`)
  await db.run(sql`ALTER TABLE \`top_categories\` ADD \`sentence_de\` text;`)
  await db.run(sql`ALTER TABLE \`top_categories\` ADD \`sentence_en\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`unfound_words_id\` text REFERENCES unfound_words(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_unfound_words_id_idx\` ON \`payload_locked_documents_rels\` (\`unfound_words_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`phone_hours\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`postal_address\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`outline_id\` text REFERENCES files(id);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`keep_unfound_words\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`site_settings_outline_idx\` ON \`site_settings\` (\`outline_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_phone_hours\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_postal_address\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_outline_id\` text REFERENCES files(id);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_keep_unfound_words\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_outline_idx\` ON \`_site_settings_v\` (\`version_outline_id\`);`)
  // What new sites begin with; an association that does not want them empties the list.
  for (const [index, { label, phone, hint }] of shippedNumbers.entries())
    await db.run(
      sql`INSERT INTO \`site_settings_important_numbers\` (\`_order\`, \`_parent_id\`, \`id\`, \`label\`, \`phone\`, \`hint\`) SELECT ${index + 1}, \`id\`, lower(hex(randomblob(12))), ${label}, ${phone}, ${hint} FROM \`site_settings\`;`,
    )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`unfound_words\`;`)
  await db.run(sql`DROP TABLE \`site_settings_important_numbers\`;`)
  await db.run(sql`DROP TABLE \`site_settings_people\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_important_numbers\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_people\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`entries_id\` text,
  	\`categories_id\` text,
  	\`top_categories_id\` text,
  	\`change_requests_id\` text,
  	\`news_id\` text,
  	\`links_id\` text,
  	\`pages_id\` text,
  	\`files_id\` text,
  	\`users_id\` text,
  	\`sessions_id\` text,
  	\`mails_id\` text,
  	\`imports_id\` text,
  	\`import_parts_id\` text,
  	\`logs_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_categories_id\`) REFERENCES \`top_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`change_requests_id\`) REFERENCES \`change_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`links_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_parts_id\`) REFERENCES \`import_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logs_id\`) REFERENCES \`logs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "mails_id", "imports_id", "import_parts_id", "logs_id") SELECT "id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "mails_id", "imports_id", "import_parts_id", "logs_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_top_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`top_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_change_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`change_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_links_id_idx\` ON \`payload_locked_documents_rels\` (\`links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_parts_id_idx\` ON \`payload_locked_documents_rels\` (\`import_parts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logs_id_idx\` ON \`payload_locked_documents_rels\` (\`logs_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_title\` text NOT NULL,
  	\`association\` text NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`region_key\` text NOT NULL,
  	\`region_label\` text NOT NULL,
  	\`region_lat\` numeric NOT NULL,
  	\`region_lon\` numeric NOT NULL,
  	\`region_radius_km\` numeric NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "site_title", "association", "contact_email", "region_key", "region_label", "region_lat", "region_lon", "region_radius_km", "updated_at", "created_at") SELECT "id", "site_title", "association", "contact_email", "region_key", "region_label", "region_lat", "region_lon", "region_radius_km", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_title\` text NOT NULL,
  	\`version_association\` text NOT NULL,
  	\`version_contact_email\` text NOT NULL,
  	\`version_region_key\` text NOT NULL,
  	\`version_region_label\` text NOT NULL,
  	\`version_region_lat\` numeric NOT NULL,
  	\`version_region_lon\` numeric NOT NULL,
  	\`version_region_radius_km\` numeric NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_site_title", "version_association", "version_contact_email", "version_region_key", "version_region_label", "version_region_lat", "version_region_lon", "version_region_radius_km", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_site_title", "version_association", "version_contact_email", "version_region_key", "version_region_label", "version_region_lat", "version_region_lon", "version_region_radius_km", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`name_en\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`search_words\`;`)
  await db.run(sql`ALTER TABLE \`top_categories\` DROP COLUMN \`sentence_de\`;`)
  await db.run(sql`ALTER TABLE \`top_categories\` DROP COLUMN \`sentence_en\`;`)
}
