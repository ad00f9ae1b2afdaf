/** Spells of level 3, cast at level 5 where nothing else is said: DC 15, +7 to hit, 4 for the ability. */
export const thirdLevel = `
| What                   | By       | Cast                           | Before              | Dice        | After                                                      | Runs   | Sums                       |
| ---------------------- | -------- | ------------------------------ | ------------------- | ----------- | ---------------------------------------------------------- | ------ | -------------------------- |
| Beacon of Hope         | cleric 5 | A B                            |                     |             | A Beacon of Hope; B Beacon of Hope                         | 1 m c  |                            |
| Bestow Curse           | cleric 5 | G, option attack_rolls         | G 2:1               | 14          | G Bestow Curse                                             | 1 m c  |                            |
| Call Lightning         | druid 5  | @3:1                           |                     | 14 15 5 6 7 | G -18 lightning; H -9 lightning                            | 10 m c | 3d10 within 5 feet         |
| again                  |          | @6:7                           |                     | 15 5 6 8    | I -9 lightning                                             | 10 m c | half of 19, rounded down   |
| Fear                   | wizard 5 | >1:0                           |                     | 14 15       | G frightened, Fear                                         | 1 m c  |                            |
| Fireball               | wizard 9 | slot 5, @7:1                   | G 7:2; H 7:0        | 15 16 3x10  | G -30 fire; H -15 fire                                     |        | 10d6                       |
| Fly                    | wizard 5 | B                              |                     |             | B Fly, fly 60                                              | 10 m c |                            |
| Gaseous Form           | wizard 5 | B                              |                     |             | B Gaseous Form, speed 0, fly 10                            | 1 h c  |                            |
| Haste                  | wizard 5 | B                              |                     |             | B Haste, ac 12, speed 60                                   | 1 m c  |                            |
| ends                   |          |                                |                     |             | B Haste, ac 10, speed 0                                    |        |                            |
| Hypnotic Pattern       | wizard 5 | @7:1                           | G 7:1; H 7:2; I 0:3 | 14 15       | G charmed, incapacitated, Hypnotic Pattern, speed 0        | 1 m c  |                            |
| hurt                   |          | G 1 fire                       |                     |             | G -1 fire, speed 30                                        | 1 m c  |                            |
| Lightning Bolt         | wizard 7 | slot 4, >1:0                   |                     | 14 3x9      | G -27 lightning                                            |        | 9d6                        |
| Mass Healing Word      | cleric 7 | slot 4, A B                    |                     | 3 4 1 2     | A +11; B +7                                                |        | 2d4 and 4 for each         |
| Protection from Energy | cleric 5 | B, damageType fire             |                     |             | B Protection from Energy                                   | 1 h c  |                            |
| hurt                   |          | B 11 fire                      |                     |             | B -5 fire, Protection from Energy                          | 1 h c  |                            |
| hurt                   |          | B 11 cold                      |                     |             | B -11 cold, Protection from Energy                         | 1 h c  |                            |
| Slow                   | wizard 5 | @4:1, G H                      |                     | 14 15       | G Slow, ac 8, speed 15                                     | 1 m c  |                            |
| turn H                 |          |                                |                     | 15          | G ac 10, speed 30                                          |        |                            |
| Spirit Guardians       | cleric 7 | slot 4, damageType radiant     |                     |             | G Spirit Guardians, speed 15; H Spirit Guardians, speed 15 | 10 m c |                            |
| turn G                 |          |                                |                     | 14 3x4      | G -12 radiant, Spirit Guardians; H Spirit Guardians        | 10 m c | 3d8, and 1d8 for one level |
| turn H                 |          |                                |                     | 15 3 3 3 4  | H -6 radiant, Spirit Guardians; G Spirit Guardians         | 10 m c | half of 13                 |
| Stinking Cloud         | wizard 5 | @9:2                           | G 9:2; I 0:0        |             |                                                            | 1 m c  |                            |
| turn G                 |          |                                |                     | 14          | G Stinking Cloud                                           | 1 m c  |                            |
| Vampiric Touch         | wizard 5 | G                              | G 2:1               | 3 4 4 5     | G -13 necrotic; A +6                                       | 1 m c  | half of 13                 |
| again                  |          | G                              |                     | 20 1x6      | G -6 necrotic; A +3                                        | 1 m c  | a critical hit has 6d6     |
| Wind Wall              | druid 5  | @3:0 @3:1 @3:2                 |                     | 14 15 5 6 7 | G -18 bludgeoning; H -9 bludgeoning                        | 1 m c  |                            |
| Bestow Curse           | cleric 7 | slot 4, G, option attack_rolls | G 2:1               | 14          | G Bestow Curse                                             | 10 m c |                            |
| Bestow Curse           | cleric 9 | slot 5, G, option attack_rolls | G 2:1               | 15          | G Bestow Curse                                             | 8 h    |                            |
| Hunter's Mark          | ranger 9 | slot 3, G                      |                     |             | A Hunter's Mark                                            | 8 h c  |                            |
`;
