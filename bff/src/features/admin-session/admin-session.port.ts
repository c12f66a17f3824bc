export { Admin, type AdminIdentity } from './admin-identity.ts';
export { AdminSessionModule } from './admin-session.module.ts';
export { AdminStreams } from './admin-streams.ts';
export { PreviewSessions } from './preview-sessions.ts';
export { PasswordQuery, QueryPassword, SessionAdmission } from './session-admission.ts';
export { SessionRequired } from './admin-session.errors.ts';
