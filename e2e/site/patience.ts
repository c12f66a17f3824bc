/** Returns a time limit for this machine, whose slowness the setup of the tests has measured. */
export function patience(ms: number): number {
  return Math.ceil(ms * Number(process.env['MACHINE_SLOWNESS'] ?? 1));
}
