INSERT INTO `commands` (`seq`, `command_id`, `at`, `visibility`, `event_schema`, `events`)
SELECT max(`seq`), `command_id`, max(`at`), min(`visibility`), max(`event_schema`),
	'[' || coalesce(group_concat(nullif(substr(`events`, 2, length(`events`) - 2), ''), ',' ORDER BY `seq`), '') || ']'
FROM `events` GROUP BY `command_id` ORDER BY 1;
--> statement-breakpoint
INSERT INTO `images` (`seq`, `aggregate`, `version`, `before`)
SELECT max(`seq`) OVER `command` * 1000000 + count(*) OVER (`command` ORDER BY `seq`) - 1, `aggregate`, `version`, `before`
FROM `events` WINDOW `command` AS (PARTITION BY `command_id`) ORDER BY 1;
