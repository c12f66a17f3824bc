const AGE_GROUP = /u-?(?:1[5-9]|2[0-3])(?!\d)|\bu\s(?:1[5-9]|2[0-3])\b/i;

/** Returns whether a club's name has an age group from U15 to U23. Questions about clubs leave youth teams out. */
export function isYouthTeam(clubName: string): boolean {
  return AGE_GROUP.test(clubName);
}
