CREATE TABLE `campaign` (
	`id` integer PRIMARY KEY NOT NULL,
	`ruleset` text NOT NULL,
	`clock` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `character_links` (
	`character_id` text NOT NULL,
	`source_id` text NOT NULL,
	PRIMARY KEY(`character_id`, `source_id`),
	FOREIGN KEY (`character_id`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `links_by_source` ON `character_links` (`source_id`,`character_id`);--> statement-breakpoint
CREATE TABLE `characters` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`character_type` text NOT NULL,
	`level` integer NOT NULL,
	`classes` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `characters_key_unique` ON `characters` (`key`);--> statement-breakpoint
CREATE INDEX `characters_by_name` ON `characters` (`key`,`id`,`name`,`character_type`,`level`,`classes`);--> statement-breakpoint
CREATE INDEX `characters_by_type` ON `characters` (`character_type`,`key`,`id`,`level`,`classes`);--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY NOT NULL,
	`command_id` text NOT NULL,
	`aggregate` text NOT NULL,
	`version` integer NOT NULL,
	`event_schema` integer NOT NULL,
	`at` integer NOT NULL,
	`visibility` text NOT NULL,
	`before` text,
	`events` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `inventory` (
	`character_id` text NOT NULL,
	`item_id` text NOT NULL,
	`place` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`character_id`, `item_id`),
	FOREIGN KEY (`character_id`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `locations` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`parent_id` text,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `locations_key_unique` ON `locations` (`key`);--> statement-breakpoint
CREATE INDEX `locations_by_parent` ON `locations` (`parent_id`);--> statement-breakpoint
CREATE TABLE `note_labels` (
	`note_seq` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`place` integer NOT NULL,
	`label` text NOT NULL,
	PRIMARY KEY(`note_seq`, `kind`, `place`),
	FOREIGN KEY (`note_seq`) REFERENCES `notes`(`seq`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_by_label` ON `note_labels` (`kind`,`key`,`note_seq`);--> statement-breakpoint
CREATE TABLE `notes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`visibility` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`labels` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notes_id_unique` ON `notes` (`id`);--> statement-breakpoint
CREATE INDEX `notes_by_type` ON `notes` (`type`,`status`,`updated_at`,`visibility`);--> statement-breakpoint
CREATE INDEX `notes_by_time` ON `notes` (`updated_at`,`type`,`status`,`visibility`);--> statement-breakpoint
CREATE TABLE `parties` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`active` integer NOT NULL,
	`location_id` text,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`location_id`) REFERENCES `locations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parties_key_unique` ON `parties` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `parties_active` ON `parties` (`active`) WHERE active = 1;--> statement-breakpoint
CREATE INDEX `parties_by_location` ON `parties` (`location_id`);--> statement-breakpoint
CREATE TABLE `party_members` (
	`party_id` text NOT NULL,
	`character_id` text NOT NULL,
	`place` integer NOT NULL,
	`role` text,
	PRIMARY KEY(`party_id`, `character_id`),
	FOREIGN KEY (`party_id`) REFERENCES `parties`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`character_id`) REFERENCES `characters`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `parties_by_character` ON `party_members` (`character_id`,`party_id`);