import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reports_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_topics_order_idx\` ON \`reports_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_topics_parent_idx\` ON \`reports_topics\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`entry\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text,
  	\`sender\` text,
  	\`email\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_entry_idx\` ON \`reports\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`confirmations\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`checked_at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`account\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`call_attempts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`times\` numeric NOT NULL,
  	\`last_day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`former_bytes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`whole\` text NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`parts\` numeric NOT NULL,
  	\`file\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`data\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_bytes_whole_idx\` ON \`former_bytes\` (\`whole\`);`)
  await db.run(sql`CREATE INDEX \`former_bytes_file_idx\` ON \`former_bytes\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`former_bytes_updated_at_idx\` ON \`former_bytes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_bytes_created_at_idx\` ON \`former_bytes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`asks\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`mailed_at\` text NOT NULL,
  	\`mails\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`answers\` text NOT NULL,
  	\`revision\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`asks_asked_at_idx\` ON \`asks\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`asks_state_idx\` ON \`asks\` (\`state\`);`)
  await db.run(sql`CREATE TABLE \`ask_mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ask\` text NOT NULL,
  	\`mailed_at\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`objection_hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`ask_mails_ask_idx\` ON \`ask_mails\` (\`ask\`);`)
  await db.run(sql`CREATE INDEX \`ask_mails_mailed_at_idx\` ON \`ask_mails\` (\`mailed_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ask_mails_link_hash_idx\` ON \`ask_mails\` (\`link_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ask_mails_objection_hash_idx\` ON \`ask_mails\` (\`objection_hash\`);`)
  await db.run(sql`CREATE TABLE \`objections\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`home_visits\` integer;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`service_area\` text;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` ADD \`version_home_visits\` integer;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` ADD \`version_service_area\` text;`)
  await db.run(sql`ALTER TABLE \`change_requests\` ADD \`origin\` text;`)
  await db.run(sql`ALTER TABLE \`change_requests\` ADD \`gone\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`unsubscribe\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`secrets\` text;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`parts\` numeric;`)
  await db.run(sql`ALTER TABLE \`logs\` ADD \`part_of\` text;`)
  await db.run(sql`CREATE INDEX \`logs_part_of_idx\` ON \`logs\` (\`part_of\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` text REFERENCES reports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`confirmations_id\` text REFERENCES confirmations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`call_attempts_id\` text REFERENCES call_attempts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_bytes_id\` text REFERENCES former_bytes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`asks_id\` text REFERENCES asks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ask_mails_id\` text REFERENCES ask_mails(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`objections_id\` text REFERENCES objections(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_confirmations_id_idx\` ON \`payload_locked_documents_rels\` (\`confirmations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_call_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`call_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_bytes_id_idx\` ON \`payload_locked_documents_rels\` (\`former_bytes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_asks_id_idx\` ON \`payload_locked_documents_rels\` (\`asks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ask_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`ask_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_objections_id_idx\` ON \`payload_locked_documents_rels\` (\`objections_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`asking_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`asking_per_day\` numeric DEFAULT 20 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`asking_since\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_asking_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_asking_per_day\` numeric DEFAULT 20 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_asking_since\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reports_topics\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`confirmations\`;`)
  await db.run(sql`DROP TABLE \`call_attempts\`;`)
  await db.run(sql`DROP TABLE \`former_bytes\`;`)
  await db.run(sql`DROP TABLE \`asks\`;`)
  await db.run(sql`DROP TABLE \`ask_mails\`;`)
  await db.run(sql`DROP TABLE \`objections\`;`)
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
  	\`request_notes_id\` text,
  	\`decisions_id\` text,
  	\`different_entries_id\` text,
  	\`news_id\` text,
  	\`links_id\` text,
  	\`pages_id\` text,
  	\`files_id\` text,
  	\`users_id\` text,
  	\`sessions_id\` text,
  	\`second_factors_id\` text,
  	\`mails_id\` text,
  	\`reminders_id\` text,
  	\`imports_id\` text,
  	\`import_parts_id\` text,
  	\`logs_id\` text,
  	\`security_events_id\` text,
  	\`unfound_words_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_categories_id\`) REFERENCES \`top_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`change_requests_id\`) REFERENCES \`change_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_notes_id\`) REFERENCES \`request_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`decisions_id\`) REFERENCES \`decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`different_entries_id\`) REFERENCES \`different_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`links_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reminders_id\`) REFERENCES \`reminders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_parts_id\`) REFERENCES \`import_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logs_id\`) REFERENCES \`logs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`security_events_id\`) REFERENCES \`security_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`unfound_words_id\`) REFERENCES \`unfound_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "request_notes_id", "decisions_id", "different_entries_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "second_factors_id", "mails_id", "reminders_id", "imports_id", "import_parts_id", "logs_id", "security_events_id", "unfound_words_id") SELECT "id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "request_notes_id", "decisions_id", "different_entries_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "second_factors_id", "mails_id", "reminders_id", "imports_id", "import_parts_id", "logs_id", "security_events_id", "unfound_words_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`request_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_decisions_id_idx\` ON \`payload_locked_documents_rels\` (\`decisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_different_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`different_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_links_id_idx\` ON \`payload_locked_documents_rels\` (\`links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reminders_id_idx\` ON \`payload_locked_documents_rels\` (\`reminders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_parts_id_idx\` ON \`payload_locked_documents_rels\` (\`import_parts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logs_id_idx\` ON \`payload_locked_documents_rels\` (\`logs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_security_events_id_idx\` ON \`payload_locked_documents_rels\` (\`security_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_unfound_words_id_idx\` ON \`payload_locked_documents_rels\` (\`unfound_words_id\`);`)
  await db.run(sql`DROP INDEX \`logs_part_of_idx\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`parts\`;`)
  await db.run(sql`ALTER TABLE \`logs\` DROP COLUMN \`part_of\`;`)
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`home_visits\`;`)
  await db.run(sql`ALTER TABLE \`entries\` DROP COLUMN \`service_area\`;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` DROP COLUMN \`version_home_visits\`;`)
  await db.run(sql`ALTER TABLE \`_entries_v\` DROP COLUMN \`version_service_area\`;`)
  await db.run(sql`ALTER TABLE \`change_requests\` DROP COLUMN \`origin\`;`)
  await db.run(sql`ALTER TABLE \`change_requests\` DROP COLUMN \`gone\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`unsubscribe\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`secrets\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`asking_on\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`asking_per_day\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`asking_since\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_asking_on\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_asking_per_day\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_asking_since\`;`)
}
