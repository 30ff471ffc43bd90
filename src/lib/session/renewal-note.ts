/**
 * Which refresh token was used last, told to the other tabs. A cookie, since tabs in other processes see it at once,
 * while local storage reaches them some time later; a digest, since a cookie travels.
 */
const cookieName = 'renewed'

/** Seconds after which nobody can be waiting for the lock any more. */
const noteSeconds = 60

async function digest(refreshToken: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken))
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Notes that `refreshToken` is being exchanged: before it is, since a cookie takes a moment as well. Does nothing where
 * the page is no secure context.
 */
export async function noteRenewal(page: Document, refreshToken: string): Promise<void> {
  if (!globalThis.isSecureContext) return
  page.cookie = `${cookieName}=${await digest(refreshToken)}; path=/; max-age=${noteSeconds}; samesite=lax`
}

/** Takes the note back: the exchange did not come about. */
export function dropRenewalNote(page: Document): void {
  page.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
}

/** Whether some tab has exchanged `refreshToken` in the last minute. */
export async function isRenewed(page: Document, refreshToken: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !page.cookie.includes(`${cookieName}=`)) return false
  return page.cookie.split('; ').includes(`${cookieName}=${await digest(refreshToken)}`)
}
