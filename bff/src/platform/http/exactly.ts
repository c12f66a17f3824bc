/**
 * Holds a request class to its type in the contract: `class X implements Exactly<X, Contract>` compiles only if the class
 * has every field of the contract and no others, and if each type can be assigned to the other.
 */
export type Exactly<Request, Contract> = Contract &
  Record<Exclude<keyof Contract, keyof Request> | Exclude<keyof Request, keyof Contract>, never> &
  ([Contract] extends [Request] ? unknown : { contractAllowsMore: never });

/** All fields of a union of types. Those that only some of them have are optional. */
export type Joined<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: Union extends Record<Key, infer Value> ? Value : never;
};

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
