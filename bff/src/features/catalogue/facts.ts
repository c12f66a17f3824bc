/** Names the bundled data set where it is injected; tests bring a small one of their own. */
export const FACTS = Symbol('FootballData');
