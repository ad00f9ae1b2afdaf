CREATE TABLE `answers` (
	`key` text PRIMARY KEY NOT NULL,
	`stored_at` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `collections` (
	`kind` text NOT NULL,
	`document` text NOT NULL,
	`count` integer NOT NULL,
	`synced_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`kind`, `document`)
);
--> statement-breakpoint
CREATE TABLE `failures` (
	`key` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`message` text NOT NULL,
	`failed_at` integer NOT NULL
);
