INSERT INTO `campaign` (`id`, `ruleset`, `clock`, `version`) VALUES (1, 'srd-5.1', 0, 1);
