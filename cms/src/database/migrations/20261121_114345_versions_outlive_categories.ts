import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new__entries_v\` (
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
  	\`version_additional_info\` text,
  	\`version_lat\` numeric,
  	\`version_lon\` numeric,
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
  await db.run(sql`INSERT INTO \`__new__entries_v\`("id", "parent_id", "version_state", "version_category_id", "version_name", "version_street", "version_plz", "version_city", "version_phone", "version_mobile", "version_email", "version_website", "version_services", "version_barrierfree", "version_open1", "version_open2", "version_open3", "version_open4", "version_open5", "version_additional_info", "version_lat", "version_lon", "version_token", "version_submitter_email", "version_former_names", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_state", "version_category_id", "version_name", "version_street", "version_plz", "version_city", "version_phone", "version_mobile", "version_email", "version_website", "version_services", "version_barrierfree", "version_open1", "version_open2", "version_open3", "version_open4", "version_open5", "version_additional_info", "version_lat", "version_lon", "version_token", "version_submitter_email", "version_former_names", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_entries_v\`;`)
  await db.run(sql`DROP TABLE \`_entries_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__entries_v\` RENAME TO \`_entries_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`_entries_v_parent_idx\` ON \`_entries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_state_idx\` ON \`_entries_v\` (\`version_state\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_category_idx\` ON \`_entries_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_name_idx\` ON \`_entries_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_city_idx\` ON \`_entries_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_token_idx\` ON \`_entries_v\` (\`version_token\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_updated_at_idx\` ON \`_entries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_created_at_idx\` ON \`_entries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_deleted_at_idx\` ON \`_entries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_created_at_idx\` ON \`_entries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_updated_at_idx\` ON \`_entries_v\` (\`updated_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new__entries_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text,
  	\`version_state\` text DEFAULT 'published' NOT NULL,
  	\`version_category_id\` text NOT NULL,
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
  	\`version_additional_info\` text,
  	\`version_lat\` numeric,
  	\`version_lon\` numeric,
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
  await db.run(sql`INSERT INTO \`__new__entries_v\`("id", "parent_id", "version_state", "version_category_id", "version_name", "version_street", "version_plz", "version_city", "version_phone", "version_mobile", "version_email", "version_website", "version_services", "version_barrierfree", "version_open1", "version_open2", "version_open3", "version_open4", "version_open5", "version_additional_info", "version_lat", "version_lon", "version_token", "version_submitter_email", "version_former_names", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT "id", "parent_id", "version_state", "version_category_id", "version_name", "version_street", "version_plz", "version_city", "version_phone", "version_mobile", "version_email", "version_website", "version_services", "version_barrierfree", "version_open1", "version_open2", "version_open3", "version_open4", "version_open5", "version_additional_info", "version_lat", "version_lon", "version_token", "version_submitter_email", "version_former_names", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at" FROM \`_entries_v\`;`)
  await db.run(sql`DROP TABLE \`_entries_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__entries_v\` RENAME TO \`_entries_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`_entries_v_parent_idx\` ON \`_entries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_state_idx\` ON \`_entries_v\` (\`version_state\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_category_idx\` ON \`_entries_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_name_idx\` ON \`_entries_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_city_idx\` ON \`_entries_v\` (\`version_city\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_token_idx\` ON \`_entries_v\` (\`version_token\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_updated_at_idx\` ON \`_entries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_created_at_idx\` ON \`_entries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_version_version_deleted_at_idx\` ON \`_entries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_created_at_idx\` ON \`_entries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_entries_v_updated_at_idx\` ON \`_entries_v\` (\`updated_at\`);`)
}
