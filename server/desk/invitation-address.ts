/** Address of an invitation. Browsers do not send a fragment, so no log contains the secret. */
export function invitationAddress(origin: string, secret: string): string {
  return `${origin}/invitation#secret=${secret}`
}
