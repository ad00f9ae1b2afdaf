CREATE TABLE `aggregates` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`place` text NOT NULL,
	`version` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `aggregates_by_place` ON `aggregates` (`place`,`kind`);--> statement-breakpoint
CREATE TABLE `log` (
	`seq` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`touched` text NOT NULL,
	`events` text NOT NULL
);
