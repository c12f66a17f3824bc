/** The texts of one language, in groups. */
export interface TextTree {
  [key: string]: string | TextTree;
}
