import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tips\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`tips_updated_at_idx\` ON \`tips\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tips_created_at_idx\` ON \`tips\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tips_deleted_at_idx\` ON \`tips\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_tips_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_title\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tips\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tips_v_parent_idx\` ON \`_tips_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_version_version_updated_at_idx\` ON \`_tips_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_version_version_created_at_idx\` ON \`_tips_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_version_version_deleted_at_idx\` ON \`_tips_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_created_at_idx\` ON \`_tips_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tips_v_updated_at_idx\` ON \`_tips_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tips_id\` text REFERENCES tips(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tips_id_idx\` ON \`payload_locked_documents_rels\` (\`tips_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tips\`;`)
  await db.run(sql`DROP TABLE \`_tips_v\`;`)
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
  	\`reports_id\` text,
  	\`request_notes_id\` text,
  	\`request_questions_id\` text,
  	\`decisions_id\` text,
  	\`different_entries_id\` text,
  	\`confirmations_id\` text,
  	\`call_attempts_id\` text,
  	\`former_bytes_id\` text,
  	\`former_dates_id\` text,
  	\`news_id\` text,
  	\`links_id\` text,
  	\`pages_id\` text,
  	\`files_id\` text,
  	\`users_id\` text,
  	\`sessions_id\` text,
  	\`second_factors_id\` text,
  	\`password_recoveries_id\` text,
  	\`mails_id\` text,
  	\`reminders_id\` text,
  	\`asks_id\` text,
  	\`ask_mails_id\` text,
  	\`objections_id\` text,
  	\`keys_id\` text,
  	\`imports_id\` text,
  	\`import_parts_id\` text,
  	\`logs_id\` text,
  	\`journal_notes_id\` text,
  	\`security_events_id\` text,
  	\`unfound_words_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`top_categories_id\`) REFERENCES \`top_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`change_requests_id\`) REFERENCES \`change_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_notes_id\`) REFERENCES \`request_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_questions_id\`) REFERENCES \`request_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`decisions_id\`) REFERENCES \`decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`different_entries_id\`) REFERENCES \`different_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`confirmations_id\`) REFERENCES \`confirmations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`call_attempts_id\`) REFERENCES \`call_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_bytes_id\`) REFERENCES \`former_bytes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_dates_id\`) REFERENCES \`former_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`links_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`password_recoveries_id\`) REFERENCES \`password_recoveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reminders_id\`) REFERENCES \`reminders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`asks_id\`) REFERENCES \`asks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ask_mails_id\`) REFERENCES \`ask_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`objections_id\`) REFERENCES \`objections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`keys_id\`) REFERENCES \`keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_parts_id\`) REFERENCES \`import_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logs_id\`) REFERENCES \`logs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`journal_notes_id\`) REFERENCES \`journal_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`security_events_id\`) REFERENCES \`security_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`unfound_words_id\`) REFERENCES \`unfound_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "reports_id", "request_notes_id", "request_questions_id", "decisions_id", "different_entries_id", "confirmations_id", "call_attempts_id", "former_bytes_id", "former_dates_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "second_factors_id", "password_recoveries_id", "mails_id", "reminders_id", "asks_id", "ask_mails_id", "objections_id", "keys_id", "imports_id", "import_parts_id", "logs_id", "journal_notes_id", "security_events_id", "unfound_words_id") SELECT "id", "order", "parent_id", "path", "entries_id", "categories_id", "top_categories_id", "change_requests_id", "reports_id", "request_notes_id", "request_questions_id", "decisions_id", "different_entries_id", "confirmations_id", "call_attempts_id", "former_bytes_id", "former_dates_id", "news_id", "links_id", "pages_id", "files_id", "users_id", "sessions_id", "second_factors_id", "password_recoveries_id", "mails_id", "reminders_id", "asks_id", "ask_mails_id", "objections_id", "keys_id", "imports_id", "import_parts_id", "logs_id", "journal_notes_id", "security_events_id", "unfound_words_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`request_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`request_questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_decisions_id_idx\` ON \`payload_locked_documents_rels\` (\`decisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_different_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`different_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_confirmations_id_idx\` ON \`payload_locked_documents_rels\` (\`confirmations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_call_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`call_attempts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_bytes_id_idx\` ON \`payload_locked_documents_rels\` (\`former_bytes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_dates_id_idx\` ON \`payload_locked_documents_rels\` (\`former_dates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_links_id_idx\` ON \`payload_locked_documents_rels\` (\`links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_password_recoveries_id_idx\` ON \`payload_locked_documents_rels\` (\`password_recoveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reminders_id_idx\` ON \`payload_locked_documents_rels\` (\`reminders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_asks_id_idx\` ON \`payload_locked_documents_rels\` (\`asks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ask_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`ask_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_objections_id_idx\` ON \`payload_locked_documents_rels\` (\`objections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_parts_id_idx\` ON \`payload_locked_documents_rels\` (\`import_parts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logs_id_idx\` ON \`payload_locked_documents_rels\` (\`logs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_journal_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`journal_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_security_events_id_idx\` ON \`payload_locked_documents_rels\` (\`security_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_unfound_words_id_idx\` ON \`payload_locked_documents_rels\` (\`unfound_words_id\`);`)
}
