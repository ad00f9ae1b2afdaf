CREATE VIRTUAL TABLE `notes_text` USING fts5(
	`title`, `labels`, `content`,
	content='notes', content_rowid='seq',
	tokenize="porter unicode61 remove_diacritics 2 categories 'L* N* Co So'"
);
--> statement-breakpoint
CREATE TRIGGER `notes_text_insert` AFTER INSERT ON `notes` BEGIN
	INSERT INTO `notes_text` (`rowid`, `title`, `labels`, `content`)
	VALUES (new.`seq`, new.`title`, new.`labels`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `notes_text_delete` AFTER DELETE ON `notes` BEGIN
	INSERT INTO `notes_text` (`notes_text`, `rowid`, `title`, `labels`, `content`)
	VALUES ('delete', old.`seq`, old.`title`, old.`labels`, old.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `notes_text_update` AFTER UPDATE ON `notes` BEGIN
	INSERT INTO `notes_text` (`notes_text`, `rowid`, `title`, `labels`, `content`)
	VALUES ('delete', old.`seq`, old.`title`, old.`labels`, old.`content`);
	INSERT INTO `notes_text` (`rowid`, `title`, `labels`, `content`)
	VALUES (new.`seq`, new.`title`, new.`labels`, new.`content`);
END;
