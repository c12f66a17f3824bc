export { contentSecurityPolicy, POLICY_REPORT_PATH, REPORTING_ENDPOINTS } from './content-security-policy.ts';
export { integrityMap, renderPage, type PageParts } from './document.ts';
export { describeGame, ENTRY_FILE, remoteFilesBelow } from './listing.ts';
export { readShellBuild, shellTextsIn, type ShellBuild } from './shell-build.ts';
