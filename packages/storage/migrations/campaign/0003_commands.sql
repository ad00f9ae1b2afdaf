CREATE TABLE `baseline` (
	`aggregate` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `commands` (
	`seq` integer PRIMARY KEY NOT NULL,
	`command_id` text NOT NULL,
	`at` integer NOT NULL,
	`visibility` text NOT NULL,
	`event_schema` integer NOT NULL,
	`events` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `images` (
	`seq` integer PRIMARY KEY NOT NULL,
	`aggregate` text NOT NULL,
	`version` integer NOT NULL,
	`before` text
);
--> statement-breakpoint
ALTER TABLE `campaign` ADD `baseline` integer DEFAULT 0 NOT NULL;