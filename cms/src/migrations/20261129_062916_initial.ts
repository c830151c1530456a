import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`entries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text DEFAULT 'published' NOT NULL,
  	\`category_id\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`street\` text NOT NULL,
  	\`plz\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`phone\` text,
  	\`mobile\` text,
  	\`email\` text,
  	\`website\` text,
  	\`services\` text,
  	\`barrierfree\` integer DEFAULT false,
  	\`open1\` text,
  	\`open2\` text,
  	\`open3\` text,
  	\`open4\` text,
  	\`open5\` text,
  	\`closed_dates\` text,
  	\`home_visits\` integer,
  	\`service_area\` text,
  	\`places\` text,
  	\`additional_info\` text,
  	\`lat\` numeric,
  	\`lon\` numeric,
  	\`step_free\` integer,
  	\`wide_door\` integer,
  	\`lift\` integer,
  	\`accessible_toilet\` integer,
  	\`parking\` integer,
  	\`hearing_loop\` integer,
  	\`open_data\` integer,
  	\`position_source\` text,
  	\`needs_locating\` integer,
  	\`token\` text,
  	\`submitter_email\` text,
  	\`former_names\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_state_idx\` ON \`entries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`entries_category_idx\` ON \`entries\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_name_idx\` ON \`entries\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`entries_city_idx\` ON \`entries\` (\`city\`);`)
  await db.run(sql`CREATE INDEX \`entries_needs_locating_idx\` ON \`entries\` (\`needs_locating\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_token_idx\` ON \`entries\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`entries_updated_at_idx\` ON \`entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_created_at_idx\` ON \`entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_deleted_at_idx\` ON \`entries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_entries_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_state\` text DEFAULT 'published' NOT NULL,
  	\`version_category_id\` text,
  	\`version_name\` text NOT NULL,
  	\`version_street\` text NOT NULL,
  	\`version_plz\` text NOT NULL,
  	\`version_city\` text NOT NULL,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_email\` text,
  	\`version_website\` text,
  	\`version_services\` text,
  	\`version_barrierfree\` integer DEFAULT false,
  	\`version_open1\` text,
  	\`version_open2\` text,
  	\`version_open3\` text,
  	\`version_open4\` text,
  	\`version_open5\` text,
  	\`version_closed_dates\` text,
  	\`version_home_visits\` integer,
  	\`version_service_area\` text,
  	\`version_places\` text,
  	\`version_additional_info\` text,
  	\`version_lat\` numeric,
  	\`version_lon\` numeric,
  	\`version_step_free\` integer,
  	\`version_wide_door\` integer,
  	\`version_lift\` integer,
  	\`version_accessible_toilet\` integer,
  	\`version_parking\` integer,
  	\`version_hearing_loop\` integer,
  	\`version_open_data\` integer,
  	\`version_position_source\` text,
  	\`version_needs_locating\` integer,
  	\`version_token\` text,
  	\`version_submitter_email\` text,
  	\`version_former_names\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_entries_v_parent_idx\` ON \`_entries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_state_idx\` ON \`_entries_v\` (\`version_state\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_category_idx\` ON \`_entries_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_name_idx\` ON \`_entries_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_city_idx\` ON \`_entries_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_needs_locating_idx\` ON \`_entries_v\` (\`version_needs_locating\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_token_idx\` ON \`_entries_v\` (\`version_token\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_updated_at_idx\` ON \`_entries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_created_at_idx\` ON \`_entries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_deleted_at_idx\` ON \`_entries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_created_at_idx\` ON \`_entries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_updated_at_idx\` ON \`_entries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`names_en\` text DEFAULT '',
  	\`search_words\` text,
  	\`home_visits_by_nature\` integer DEFAULT false,
  	\`tells_places\` integer DEFAULT false,
  	\`schema_type\` text,
  	\`hours_mean\` text DEFAULT 'open',
  	\`asked\` integer,
  	\`key\` text,
  	\`former_names\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_key_idx\` ON \`categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`top_categories\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`names_en\` text DEFAULT '',
  	\`sentence\` text,
  	\`sentences_en\` text DEFAULT '',
  	\`title_key\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`image_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`top_categories_title_key_idx\` ON \`top_categories\` (\`title_key\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_image_idx\` ON \`top_categories\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_updated_at_idx\` ON \`top_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_created_at_idx\` ON \`top_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`top_categories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`top_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`top_categories_rels_order_idx\` ON \`top_categories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_rels_parent_idx\` ON \`top_categories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_rels_path_idx\` ON \`top_categories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`top_categories_rels_categories_id_idx\` ON \`top_categories_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`change_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`token\` text NOT NULL,
  	\`change_text\` text,
  	\`origin\` text,
  	\`gone\` integer DEFAULT false,
  	\`entry\` text,
  	\`entry_updated_at\` text,
  	\`proposal\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`change_requests_entry_idx\` ON \`change_requests\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`change_requests_updated_at_idx\` ON \`change_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`change_requests_created_at_idx\` ON \`change_requests\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`request_notes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`note\` text,
  	\`taken_by\` text,
  	\`taken_by_name\` text,
  	\`kind\` text,
  	\`request\` text,
  	\`number\` numeric,
  	\`name\` text,
  	\`email\` text,
  	\`question\` text,
  	\`asked_at\` text,
  	\`asked_by\` text,
  	\`link_hash\` text,
  	\`answer\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`request_notes_request_idx\` ON \`request_notes\` (\`request\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`request_notes_link_hash_idx\` ON \`request_notes\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`request_notes_updated_at_idx\` ON \`request_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`request_notes_created_at_idx\` ON \`request_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`decisions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`request\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`undoing\` text NOT NULL,
  	\`undone_at\` text,
  	\`mail_texts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`decisions_request_idx\` ON \`decisions\` (\`request\`);`)
  await db.run(sql`CREATE INDEX \`decisions_updated_at_idx\` ON \`decisions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`decisions_created_at_idx\` ON \`decisions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`different_entries\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`pair\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`different_entries_pair_idx\` ON \`different_entries\` (\`pair\`);`)
  await db.run(sql`CREATE TABLE \`verifications\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`checked_at\` text,
  	\`by\` text,
  	\`account\` text,
  	\`missed_calls\` numeric,
  	\`called_on\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`file_parts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`whole\` text NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`file\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`former\` text,
  	\`replaced_at\` text,
  	\`data\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`file_parts_whole_idx\` ON \`file_parts\` (\`whole\`);`)
  await db.run(sql`CREATE INDEX \`file_parts_file_idx\` ON \`file_parts\` (\`file\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`occur_date\` text NOT NULL,
  	\`event_date\` text,
  	\`event_time\` text,
  	\`event_end_time\` text,
  	\`event_place\` text,
  	\`picture\` text,
  	\`picture_alt\` text,
  	\`website\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`draft\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`news_occur_date_idx\` ON \`news\` (\`occur_date\`);`)
  await db.run(sql`CREATE INDEX \`news_draft_idx\` ON \`news\` (\`draft\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_title\` text NOT NULL,
  	\`version_text\` text NOT NULL,
  	\`version_occur_date\` text NOT NULL,
  	\`version_event_date\` text,
  	\`version_event_time\` text,
  	\`version_event_end_time\` text,
  	\`version_event_place\` text,
  	\`version_picture\` text,
  	\`version_picture_alt\` text,
  	\`version_website\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_draft\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_occur_date_idx\` ON \`_news_v\` (\`version_occur_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_draft_idx\` ON \`_news_v\` (\`version_draft\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`links\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT '',
  	\`url\` text DEFAULT '',
  	\`description\` text,
  	\`category\` text,
  	\`region\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`links_category_idx\` ON \`links\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`links_updated_at_idx\` ON \`links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`links_created_at_idx\` ON \`links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`links_deleted_at_idx\` ON \`links\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`_links_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text DEFAULT '',
  	\`version_url\` text DEFAULT '',
  	\`version_description\` text,
  	\`version_category\` text,
  	\`version_region\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_links_v_parent_idx\` ON \`_links_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version_category_idx\` ON \`_links_v\` (\`version_category\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version_updated_at_idx\` ON \`_links_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version_created_at_idx\` ON \`_links_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version_deleted_at_idx\` ON \`_links_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_created_at_idx\` ON \`_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_updated_at_idx\` ON \`_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`html\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_name_idx\` ON \`pages\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_name\` text NOT NULL,
  	\`version_html\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_name_idx\` ON \`_pages_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`brochure_title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`display_name\` text,
  	\`reminders\` text,
  	\`role\` text DEFAULT 'Editor' NOT NULL,
  	\`last_login_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text,
  	\`username\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_username_idx\` ON \`users\` (\`username\`);`)
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`began_at\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`browser\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`sessions_user_idx\` ON \`sessions\` (\`user\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`secret\` text,
  	\`confirmed_at\` text,
  	\`last_step\` numeric,
  	\`recovery_codes\` text,
  	\`password_recovery\` text,
  	\`password_recovery_since\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text,
  	\`unsubscribe\` text,
  	\`secrets\` text,
  	\`receiver\` text,
  	\`held\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_attempt_at\` text,
  	\`sent_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_receiver_idx\` ON \`mails\` (\`receiver\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_attempt_at_idx\` ON \`mails\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_sent_at_idx\` ON \`mails\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`verification_requests_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`mailed_at\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`opt_out_hash\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`verification_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`verification_requests_links_order_idx\` ON \`verification_requests_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`verification_requests_links_parent_id_idx\` ON \`verification_requests_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`verification_requests_links_link_hash_idx\` ON \`verification_requests_links\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`verification_requests_links_opt_out_hash_idx\` ON \`verification_requests_links\` (\`opt_out_hash\`);`)
  await db.run(sql`CREATE TABLE \`verification_requests\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`mailed_at\` text NOT NULL,
  	\`mails\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`opted_out_at\` text,
  	\`answers\` text NOT NULL,
  	\`revision\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`verification_requests_asked_at_idx\` ON \`verification_requests\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`verification_requests_state_idx\` ON \`verification_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`verification_requests_opted_out_at_idx\` ON \`verification_requests\` (\`opted_out_at\`);`)
  await db.run(sql`CREATE TABLE \`keys\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user\` text NOT NULL,
  	\`user_id\` text,
  	\`active_for\` text,
  	\`file_name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`asks\` integer DEFAULT false NOT NULL,
  	\`sheets\` text DEFAULT '[]',
  	\`sheet\` numeric DEFAULT 0 NOT NULL,
  	\`headings\` text,
  	\`mapped_at\` text,
  	\`row_parts\` numeric DEFAULT 0 NOT NULL,
  	\`answers\` text DEFAULT '{}',
  	\`questions\` text DEFAULT '[]',
  	\`counts\` text,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`current\` numeric DEFAULT 0 NOT NULL,
  	\`error\` numeric DEFAULT 0 NOT NULL,
  	\`step\` numeric DEFAULT 0 NOT NULL,
  	\`to_locate\` numeric DEFAULT 0 NOT NULL,
  	\`reasons\` text DEFAULT '[]',
  	\`started_at\` text,
  	\`finished_at\` text,
  	\`undone_at\` text,
  	\`undone_by\` text,
  	\`left\` text DEFAULT '[]',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_user_id_idx\` ON \`imports\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`imports_active_for_idx\` ON \`imports\` (\`active_for\`);`)
  await db.run(sql`CREATE INDEX \`imports_state_idx\` ON \`imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`imports_headings_idx\` ON \`imports\` (\`headings\`);`)
  await db.run(sql`CREATE INDEX \`imports_started_at_idx\` ON \`imports\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_finished_at_idx\` ON \`imports\` (\`finished_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_parts\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`import\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`content\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`import_parts_import_idx\` ON \`import_parts\` (\`import\`);`)
  await db.run(sql`CREATE TABLE \`logs\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`timestamp\` text NOT NULL,
  	\`user\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`entry\` text,
  	\`kind\` text,
  	\`values\` text,
  	\`noun\` text,
  	\`target\` text,
  	\`state_at\` text,
  	\`parts\` numeric,
  	\`part_of\` text,
  	\`undo_kind\` text,
  	\`undo_data\` text,
  	\`undone_at\` text,
  	\`undone_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`logs_timestamp_idx\` ON \`logs\` (\`timestamp\`);`)
  await db.run(sql`CREATE INDEX \`logs_kind_idx\` ON \`logs\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`logs_target_idx\` ON \`logs\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`logs_part_of_idx\` ON \`logs\` (\`part_of\`);`)
  await db.run(sql`CREATE INDEX \`logs_updated_at_idx\` ON \`logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logs_created_at_idx\` ON \`logs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`journal_notes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`line\` text NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`rows\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`noun\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`before\` text,
  	\`version\` text,
  	\`fields\` text,
  	\`after\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_notes_at_idx\` ON \`journal_notes\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`journal_notes_target_idx\` ON \`journal_notes\` (\`target\`);`)
  await db.run(sql`CREATE INDEX \`line_place_idx\` ON \`journal_notes\` (\`line\`,\`place\`);`)
  await db.run(sql`CREATE INDEX \`line_target_idx\` ON \`journal_notes\` (\`line\`,\`target\`);`)
  await db.run(sql`CREATE TABLE \`security_events\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`timestamp\` text NOT NULL,
  	\`act\` text NOT NULL,
  	\`account\` text,
  	\`target\` text,
  	\`address\` text,
  	\`request_id\` text,
  	\`count\` numeric DEFAULT 1 NOT NULL,
  	\`last_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`security_events_timestamp_idx\` ON \`security_events\` (\`timestamp\`);`)
  await db.run(sql`CREATE INDEX \`security_events_act_idx\` ON \`security_events\` (\`act\`);`)
  await db.run(sql`CREATE INDEX \`security_events_account_idx\` ON \`security_events\` (\`account\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`request_notes_id\` text,
  	\`decisions_id\` text,
  	\`different_entries_id\` text,
  	\`verifications_id\` text,
  	\`file_parts_id\` text,
  	\`sessions_id\` text,
  	\`second_factors_id\` text,
  	\`verification_requests_id\` text,
  	\`keys_id\` text,
  	\`import_parts_id\` text,
  	\`journal_notes_id\` text,
  	\`unfound_words_id\` text,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_notes_id\`) REFERENCES \`request_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`decisions_id\`) REFERENCES \`decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`different_entries_id\`) REFERENCES \`different_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verifications_id\`) REFERENCES \`verifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`file_parts_id\`) REFERENCES \`file_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`second_factors_id\`) REFERENCES \`second_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`verification_requests_id\`) REFERENCES \`verification_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`keys_id\`) REFERENCES \`keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_parts_id\`) REFERENCES \`import_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`journal_notes_id\`) REFERENCES \`journal_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`unfound_words_id\`) REFERENCES \`unfound_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`request_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_decisions_id_idx\` ON \`payload_locked_documents_rels\` (\`decisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_different_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`different_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_verifications_id_idx\` ON \`payload_locked_documents_rels\` (\`verifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_file_parts_id_idx\` ON \`payload_locked_documents_rels\` (\`file_parts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_second_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`second_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_verification_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`verification_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_parts_id_idx\` ON \`payload_locked_documents_rels\` (\`import_parts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_journal_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`journal_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_unfound_words_id_idx\` ON \`payload_locked_documents_rels\` (\`unfound_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`site_title\` text NOT NULL,
  	\`association\` text NOT NULL,
  	\`contact_email\` text NOT NULL,
  	\`phone\` text,
  	\`phone_hours\` text,
  	\`operator\` text,
  	\`postal_address\` text,
  	\`pharmacy_phone\` text DEFAULT '0800 00 22833',
  	\`pharmacy_page\` text DEFAULT 'https://www.aponet.de/apotheke/notdienstsuche',
  	\`region_key\` text NOT NULL,
  	\`region_label\` text NOT NULL,
  	\`region_lat\` numeric NOT NULL,
  	\`region_lon\` numeric NOT NULL,
  	\`region_radius_km\` numeric NOT NULL,
  	\`places\` text,
  	\`federal_state\` text DEFAULT 'BY' NOT NULL,
  	\`outline_id\` text,
  	\`timetable_url\` text,
  	\`demand_bus_name\` text,
  	\`demand_bus_phone\` text,
  	\`accessibility_confirmed_on\` text,
  	\`accessibility_gaps\` text,
  	\`accessibility_contact\` text,
  	\`accessibility_mediator\` text,
  	\`open_data\` text,
  	\`brochure_greeting\` text,
  	\`keep_unfound_words\` integer DEFAULT false,
  	\`check_websites\` integer DEFAULT false,
  	\`asking_on\` integer DEFAULT false,
  	\`asking_per_day\` numeric DEFAULT 20 NOT NULL,
  	\`asking_since\` text,
  	\`retention_trash_days\` numeric DEFAULT 90 NOT NULL,
  	\`retention_declined_days\` numeric DEFAULT 30 NOT NULL,
  	\`retention_version_days\` numeric DEFAULT 365 NOT NULL,
  	\`retention_log_days\` numeric DEFAULT 730 NOT NULL,
  	\`retention_import_days\` numeric DEFAULT 30 NOT NULL,
  	\`retention_mail_days\` numeric DEFAULT 30 NOT NULL,
  	\`retention_security_log_days\` numeric DEFAULT 30 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`outline_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_outline_idx\` ON \`site_settings\` (\`outline_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_site_title\` text NOT NULL,
  	\`version_association\` text NOT NULL,
  	\`version_contact_email\` text NOT NULL,
  	\`version_phone\` text,
  	\`version_phone_hours\` text,
  	\`version_operator\` text,
  	\`version_postal_address\` text,
  	\`version_pharmacy_phone\` text DEFAULT '0800 00 22833',
  	\`version_pharmacy_page\` text DEFAULT 'https://www.aponet.de/apotheke/notdienstsuche',
  	\`version_region_key\` text NOT NULL,
  	\`version_region_label\` text NOT NULL,
  	\`version_region_lat\` numeric NOT NULL,
  	\`version_region_lon\` numeric NOT NULL,
  	\`version_region_radius_km\` numeric NOT NULL,
  	\`version_places\` text,
  	\`version_federal_state\` text DEFAULT 'BY' NOT NULL,
  	\`version_outline_id\` text,
  	\`version_timetable_url\` text,
  	\`version_demand_bus_name\` text,
  	\`version_demand_bus_phone\` text,
  	\`version_accessibility_confirmed_on\` text,
  	\`version_accessibility_gaps\` text,
  	\`version_accessibility_contact\` text,
  	\`version_accessibility_mediator\` text,
  	\`version_open_data\` text,
  	\`version_brochure_greeting\` text,
  	\`version_keep_unfound_words\` integer DEFAULT false,
  	\`version_check_websites\` integer DEFAULT false,
  	\`version_asking_on\` integer DEFAULT false,
  	\`version_asking_per_day\` numeric DEFAULT 20 NOT NULL,
  	\`version_asking_since\` text,
  	\`version_retention_trash_days\` numeric DEFAULT 90 NOT NULL,
  	\`version_retention_declined_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_retention_version_days\` numeric DEFAULT 365 NOT NULL,
  	\`version_retention_log_days\` numeric DEFAULT 730 NOT NULL,
  	\`version_retention_import_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_retention_mail_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_retention_security_log_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_outline_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_outline_idx\` ON \`_site_settings_v\` (\`version_outline_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`entries\`;`)
  await db.run(sql`DROP TABLE \`_entries_v\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`top_categories\`;`)
  await db.run(sql`DROP TABLE \`top_categories_rels\`;`)
  await db.run(sql`DROP TABLE \`change_requests\`;`)
  await db.run(sql`DROP TABLE \`reports_topics\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`request_notes\`;`)
  await db.run(sql`DROP TABLE \`decisions\`;`)
  await db.run(sql`DROP TABLE \`different_entries\`;`)
  await db.run(sql`DROP TABLE \`verifications\`;`)
  await db.run(sql`DROP TABLE \`file_parts\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`DROP TABLE \`_links_v\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`verification_requests_links\`;`)
  await db.run(sql`DROP TABLE \`verification_requests\`;`)
  await db.run(sql`DROP TABLE \`keys\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`import_parts\`;`)
  await db.run(sql`DROP TABLE \`logs\`;`)
  await db.run(sql`DROP TABLE \`journal_notes\`;`)
  await db.run(sql`DROP TABLE \`security_events\`;`)
  await db.run(sql`DROP TABLE \`unfound_words\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_important_numbers\`;`)
  await db.run(sql`DROP TABLE \`site_settings_people\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_important_numbers\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_people\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
}
