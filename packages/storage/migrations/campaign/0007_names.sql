CREATE TABLE `renames` (
	`aggregate` text PRIMARY KEY NOT NULL,
	`was` text NOT NULL,
	`name` text NOT NULL
);
