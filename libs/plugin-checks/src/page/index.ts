export {
  contentSecurityPolicy,
  NO_TRUSTED_TYPES,
  POLICY_REPORT_PATH,
  REPORTING_ENDPOINTS,
  sourceHashOf,
} from './content-security-policy.ts';
export { renderPage, type PageParts } from './document.ts';
export { FRAME_PATH, frameDocument } from './frame-document.ts';
export { describeGame, ENTRY_FILE, remoteFilesBelow, remoteInFrame } from './listing.ts';
export { readShellBuild, shellTextsIn, type ShellBuild } from './shell-build.ts';
