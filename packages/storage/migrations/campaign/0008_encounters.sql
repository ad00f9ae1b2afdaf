CREATE TABLE `battlefields` (
	`encounter_id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	FOREIGN KEY (`encounter_id`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `combatants` (
	`encounter_id` text NOT NULL,
	`creature_id` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`encounter_id`, `creature_id`),
	FOREIGN KEY (`encounter_id`) REFERENCES `encounters`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `combatants_by_creature` ON `combatants` (`creature_id`,`encounter_id`);--> statement-breakpoint
CREATE TABLE `encounters` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `encounters_by_name` ON `encounters` (`key`);--> statement-breakpoint
CREATE INDEX `encounters_by_status` ON `encounters` (`status`);--> statement-breakpoint
DROP INDEX `characters_key_unique`;--> statement-breakpoint
DROP INDEX `characters_by_name`;--> statement-breakpoint
DROP INDEX `characters_by_type`;--> statement-breakpoint
ALTER TABLE `characters` ADD `encounter_id` text REFERENCES encounters(id);--> statement-breakpoint
CREATE UNIQUE INDEX `characters_own_key` ON `characters` (`key`) WHERE encounter_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `characters_fight_key` ON `characters` (`encounter_id`,`key`) WHERE encounter_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `characters_by_name` ON `characters` (`encounter_id`,`key`,`id`,`name`,`character_type`,`level`,`classes`);--> statement-breakpoint
CREATE INDEX `characters_by_type` ON `characters` (`character_type`,`encounter_id`,`key`,`id`,`level`,`classes`);