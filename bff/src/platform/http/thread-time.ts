/**
 * Returns the CPU time of the event loop's thread in milliseconds. It stands still while another program uses the processor.
 * Before Node 23.9, returns the CPU time of all threads of the process.
 */
export function threadTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}
