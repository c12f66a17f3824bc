/** The year in which the data set was last brought up to date: where a stay that goes on ends for now. */
export const DATA_YEAR = 2026;
