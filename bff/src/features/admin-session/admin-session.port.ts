/** What the other features may use of `admin-session`. Lint refuses any other import across features. */
export { Admin, type AdminIdentity } from './admin-identity.ts';
export { AdminSessionModule } from './admin-session.module.ts';
export { AdminSessions } from './admin-sessions.ts';
export { PasswordProofs } from './password-proofs.ts';
export { PreviewSessions } from './preview-sessions.ts';
export { PasswordQuery, QueryPassword } from './query-password.ts';
export { REQUIRES_PASSWORD, RequiresPassword } from './requires-password.ts';
export { SessionCookie } from './session-cookie.ts';
export { SessionRequired } from './session.errors.ts';
