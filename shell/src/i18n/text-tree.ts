/** The texts of one language, grouped by nested keys. */
export interface TextTree {
  [key: string]: string | TextTree;
}
