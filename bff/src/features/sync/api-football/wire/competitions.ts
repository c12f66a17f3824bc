/** Words that a country's league never has in its name, and its cups and tournaments have. */
const CUPS =
  /(?<!\p{L})(?:cup|copa|coupe|coppa|pokal|ta[çc]a|beker|kupa?|kupas[ıi]|shield|super ?(?:cup|copa|coppa)|supercopa|supercoppa|troph\S*|trofeo|friendl\S*|champions|europa|conference|libertadores|sudamericana|recopa|play-?offs?|qualif\S*|relegation round|community|club world)(?!\p{L})/iu;

/** Whether a competition is a country's league: careers count league matches alone. */
export function isCountrysLeague({ name, country }: { name: string | null; country: string | null }): boolean {
  return name !== null && country !== null && country !== 'World' && !CUPS.test(name);
}
