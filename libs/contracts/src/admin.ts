/** `POST /api/admin/login` */
export interface AdminLogin {
  password: string;
  /** For seven days, instead of until the browser closes. */
  remember?: boolean;
}

export interface AdminLoggedIn {
  success: true;
  /** ISO time; null where the session ends with the browser. */
  expiresAt: string | null;
}

/** `POST /api/admin/logout` */
export interface AdminLoggedOut {
  success: true;
}

/** `GET /api/admin/session`; without a session the answer is a problem, `session.required`. */
export interface AdminSessionState {
  signedIn: true;
  expiresAt: string | null;
}
