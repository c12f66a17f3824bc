/** The year of the data set's last update, used as the end of stays that have not ended. */
export const DATA_YEAR = 2026;
