const INVITATION = /^#invitation=([\w-]{43})$/;

/** Returns the link that an invited person opens. The fragment keeps the token out of the logs of servers. */
export function invitationLink(token: string): string {
  return `${location.origin}/admin-login#invitation=${token}`;
}

/** Returns the token in the fragment of an address. */
export function invitationIn(hash: string): string | undefined {
  return INVITATION.exec(hash)?.[1];
}
