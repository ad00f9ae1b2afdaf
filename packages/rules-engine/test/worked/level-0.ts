/** Cantrips. At level 5 the DC is 8 + 3 + 4 = 15 and the attack +7; at 11 16 and +8, at 17 18 and +10. */
export const cantrips = `
| What            | By         | Cast | Before               | Dice               | After                             | Runs  | Sums                                               |
| --------------- | ---------- | ---- | -------------------- | ------------------ | --------------------------------- | ----- | -------------------------------------------------- |
| Acid Splash     | wizard 5   | G H  |                      | 14 15 3 4          | G -7 acid                         |       | 2d6 from level 5; 14 fails against 15, 15 does not |
| Acid Splash     | wizard 11  | I    |                      | 3 2x3              | I -6 acid                         |       | 3d6 from level 11                                  |
| Acid Splash     | wizard 5   | G I  |                      |                    | ! TOO_FAR_APART                   |       | the two have to be within 5 feet of each other     |
| Chill Touch     | wizard 5   | I    |                      | 3 4 5              | I -9 necrotic, Chill Touch        | 6 s   | 3 + 7 hits 10                                      |
| Chill Touch     | wizard 5   | I    |                      | 2                  |                                   |       | 2 + 7 misses, and nothing is left of it            |
| Eldritch Blast  | warlock 17 | I    |                      | 10 1 10 2 10 3 2 4 | I -10 force                       |       | four beams, of which the last hits with 2 + 10     |
| Fire Bolt       | wizard 1   | I    |                      | 4 10               | I -10 fire                        |       | 4 + 6 hits with 1d10                               |
| Fire Bolt       | wizard 1   | I    |                      | 20 3 4             | I -7 fire                         |       | a critical hit has 2d10                            |
| Fire Bolt       | wizard 17  | I    |                      | 5 1 2 3 4          | I -10 fire                        |       | 4d10 from level 17                                 |
| Guidance        | cleric 5   | B    |                      |                    | B Guidance                        | 1 m c |                                                    |
| Poison Spray    | wizard 5   | G    |                      | 14 5 6             | G -11 poison                      |       | 2d12                                               |
| Poison Spray    | wizard 5   | G    |                      | 15 5 6             |                                   |       | a save is against all of it                        |
| Produce Flame   | druid 5    |      |                      |                    |                                   | 10 m  |                                                    |
| again           |            | G    |                      | 3 4 5              | G -9 fire                         |       | 2d8, and hurled it is gone                         |
| Ray of Frost    | wizard 5   | G    |                      | 3 4 5              | G -9 cold, Ray of Frost, speed 20 |       | 30 - 10 feet                                       |
| Resistance      | cleric 5   | B    |                      |                    | B Resistance                      | 1 m c |                                                    |
| Sacred Flame    | cleric 5   | G    |                      | 14 5 6             | G -11 radiant                     |       | 2d8                                                |
| Sacred Flame    | cleric 1   | G    |                      | 13 5               | G -5 radiant                      |       | DC 8 + 2 + 4 = 14                                  |
| Shillelagh      | druid 5    |      |                      |                    | A Shillelagh                      | 1 m   |                                                    |
| Shocking Grasp  | wizard 5   | G    | G 2:1                | 3 4 5              | G -9 lightning, Shocking Grasp    |       | 2d8, and no reactions                              |
| Spare the Dying | cleric 5   | B    | B dying, unconscious |                    | B stable, unconscious             |       |                                                    |
| True Strike     | wizard 5   | G    |                      |                    | A True Strike                     | 6 s c |                                                    |
| Vicious Mockery | bard 5     | G    |                      | 14 2 3             | G -5 psychic, Vicious Mockery     |       | 2d4                                                |
| Vicious Mockery | bard 5     | G    | G deafened           |                    | ! WRONG_TARGET                    |       | it has to hear                                     |
`;
