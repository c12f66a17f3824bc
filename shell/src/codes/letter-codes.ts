/** Crockford's Base32, without I, L, O and U, which look like other characters or form words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5n;
const GROUP = 4;

/** Returns a number as a code of exactly `letters` letters with 5 bits each. Higher bits are cut off. */
export function codeOf(value: bigint, letters: number): string {
  let rest = value;
  let code = '';
  for (let place = 0; place < letters; place++) {
    code = LETTERS[Number(rest % 32n)]! + code;
    rest >>= BITS;
  }
  return code;
}

/** Returns the number of a code; undefined for any other text. */
export function valueOfCode(code: string): bigint | undefined {
  let value = 0n;
  for (const letter of code) {
    const digit = LETTERS.indexOf(letter);
    if (digit === -1) return undefined;
    value = (value << BITS) | BigInt(digit);
  }
  return value;
}

/** Returns the code in a typed text, whatever its spacing and case; undefined if it has a different length. */
export function typedCode(text: string, letters: number): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === letters && valueOfCode(code) !== undefined ? code : undefined;
}

/** Returns a code in groups of four letters, such as `0123-4567-89AB`. */
export function spelledCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** Returns a cryptographically random number below 2 to the power of `bits`. */
export function randomBits(bits: number): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 8)));
  const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return BigInt.asUintN(bits, value);
}
