-- A body that is no JSON stays as it is: `check` names it, and reading it is refused.
UPDATE `characters` SET
	`make` = json_object('v', 1, 'value', json_extract(`body`, '$.value.make')),
	`body` = json_remove(`body`, '$.value.make')
WHERE CASE WHEN json_valid(`body`) THEN json_type(`body`, '$.value.make') END = 'object';
