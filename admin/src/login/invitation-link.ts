const INVITATION = /^#invitation=([\w-]{43})$/;

/** Returns the link for an invited person. The token is in the fragment, which servers do not log. */
export function invitationLink(token: string): string {
  return `${location.origin}/admin-login#invitation=${token}`;
}

export function invitationIn(hash: string): string | undefined {
  return INVITATION.exec(hash)?.[1];
}
