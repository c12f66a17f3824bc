import type { Language } from '../language.ts';

interface Rule {
  fault: string;
  broken: RegExp;
}

interface Typography {
  quotes: readonly [string, string];
  /** Whether narrow no-break spaces are inside the quotation marks and before `; : ! ?`. */
  spaced: boolean;
  /** Whether a no-break space precedes a percent sign. */
  spacedPercent: boolean;
  own: readonly Rule[];
}

const NO_BREAK = '\u00a0\u202f';

const EVERYWHERE: readonly Rule[] = [
  { fault: 'a straight apostrophe or quotation mark', broken: /["'`´]/ },
  { fault: 'three dots instead of an ellipsis', broken: /\.\.\./ },
  { fault: 'two spaces', broken: new RegExp(`[ ${NO_BREAK}]{2}`) },
  { fault: 'a hyphen instead of a dash', broken: / - |\d-\d/ },
  { fault: 'a letter instead of a multiplication sign', broken: /\d ?x ?\d/ },
  { fault: 'a breaking space before a unit', broken: /[\d}] (?:s|h|min|Std\.)(?!\p{L})/u },
];

const UNSPACED: readonly Rule[] = [
  { fault: 'a space before a punctuation mark', broken: new RegExp(`[ ${NO_BREAK}][;:!?,.]`) },
];

/** The colon in a time such as 10:30 has no space. */
const SPACED: readonly Rule[] = [
  {
    fault: 'no narrow no-break space before a punctuation mark',
    broken: /(?<![\u202f!?])[;!?]|(?<!\u202f):(?!\d)/,
  },
  { fault: 'a space before a punctuation mark', broken: new RegExp(`[ ${NO_BREAK}][,.]`) },
];

const CLOSE_ELLIPSIS: Rule = { fault: 'a space before an ellipsis', broken: new RegExp(`[ ${NO_BREAK}]…`) };

const TYPOGRAPHY: Readonly<Record<Language, Typography>> = {
  en: { quotes: ['“', '”'], spaced: false, spacedPercent: false, own: [CLOSE_ELLIPSIS] },
  es: {
    quotes: ['«', '»'],
    spaced: false,
    spacedPercent: true,
    own: [
      CLOSE_ELLIPSIS,
      { fault: 'a question mark without its pair', broken: /^[^¿]*\?|\?[^¿]*\?|¿[^?]*(?:¿|$)/ },
      { fault: 'an exclamation mark without its pair', broken: /^[^¡]*!|![^¡]*!|¡[^!]*(?:¡|$)/ },
    ],
  },
  fr: { quotes: ['«', '»'], spaced: true, spacedPercent: true, own: [CLOSE_ELLIPSIS] },
  pt: { quotes: ['«', '»'], spaced: false, spacedPercent: false, own: [CLOSE_ELLIPSIS] },
  it: { quotes: ['«', '»'], spaced: false, spacedPercent: false, own: [CLOSE_ELLIPSIS] },
  de: {
    quotes: ['„', '“'],
    spaced: false,
    spacedPercent: true,
    own: [{ fault: 'an ellipsis without a no-break space before it', broken: new RegExp(`[^${NO_BREAK}]…`) }],
  },
};

/** Returns the faults of a text in the typography of its language, as English messages. */
export function typographyFaults(language: Language, text: string): string[] {
  const { quotes, spaced, spacedPercent, own } = TYPOGRAPHY[language];
  const rules = [...EVERYWHERE, ...(spaced ? SPACED : UNSPACED), percentRule(spacedPercent), ...own];
  return [
    ...rules.filter(({ broken }) => broken.test(text)).map(({ fault }) => fault),
    ...quoteFaults(text, quotes, spaced),
  ];
}

function percentRule(spaced: boolean): Rule {
  return spaced
    ? { fault: 'no no-break space before a percent sign', broken: new RegExp(`[^${NO_BREAK}]%`) }
    : { fault: 'a space before a percent sign', broken: new RegExp(`[ ${NO_BREAK}]%`) };
}

function quoteFaults(text: string, [open, close]: readonly [string, string], spaced: boolean): string[] {
  const pairs = new RegExp(`${open}([^${open}${close}]*)${close}`, 'g');
  const isPadded = (quoted: string) => (spaced ? /^\u202f[^]*\u202f$/ : /^\S(?:[^]*\S)?$/).test(quoted);
  return [
    ...(/[“”„‟«»‹›‘‚]/.test(text.replace(pairs, '')) ? ['quotation marks of another language, or without a pair'] : []),
    ...([...text.matchAll(pairs)].every(([, quoted]) => isPadded(quoted!))
      ? []
      : ['wrong spaces inside quotation marks']),
  ];
}
