/** True facts that break a plausibility rule, by player id. Every entry is verified and has a reason. */
export const TRUE_EXCEPTIONS: Readonly<Record<number, readonly string[]>> = {
  // Paolo Maldini: first league match in January 1985, last one in May 2009.
  3002: ['Milan: 25 years'],
  // Francesco Totti: March 1993 to May 2017.
  3003: ['Roma: 25 years'],
  // Ryan Giggs: March 1991 to May 2014.
  1302: ['Manchester United: 24 years'],
  // Peter Shilton played his thousandth league match for Leyton Orient at the age of 47.
  1030: [
    'Coventry City: from the age of 46 to 47',
    'West Ham United: from the age of 47 to 47',
    'Leyton Orient: from the age of 47 to 48',
  ],
  // More goals than league matches.
  1003: ['Bayern Munich: 98 goals in 94 matches'],
  2201: ['Real Madrid: 311 goals in 292 matches'],
  2448: ['Porto: 130 goals in 125 matches', 'Sporting CP: 53 goals in 49 matches'],
  4285: ['Sporting CP: 68 goals in 66 matches'],
  4301: ['Red Bull Salzburg: 17 goals in 16 matches'],
};
