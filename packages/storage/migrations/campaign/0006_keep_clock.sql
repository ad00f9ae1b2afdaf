-- Bodies of version 1 count rounds down; their upgrade needs to know from when on.
UPDATE `characters` SET `body` = '{"v":1,"clock":' || (SELECT `clock` FROM `campaign`) || substr(`body`, 7)
WHERE substr(`body`, 1, 7) = '{"v":1,';
