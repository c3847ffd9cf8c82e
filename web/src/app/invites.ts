/** The invitations to tables that were opened in this browser, for their links. */

const PLACE = 'mazzo-invite-';

/** Keeps the invitation to a table. */
export function keepInvite(code: string, invite: string): void {
  try {
    sessionStorage.setItem(PLACE + code, invite);
  } catch {
    // Without a store the link is shown until the page is left.
  }
}

/** The invitation to a table, if it was opened here. */
export function inviteTo(code: string): string | undefined {
  try {
    return sessionStorage.getItem(PLACE + code) ?? undefined;
  } catch {
    return undefined;
  }
}
