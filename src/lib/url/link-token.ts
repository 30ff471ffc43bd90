import { readLinkToken } from '#contract/addresses/link-token.ts'
import { withoutGluedText } from './glued-text.ts'

/** Token of a link in a mail. It is in the hash of the page's address, which browsers send to no server. */
export function readTokenFromHash(hash: string): string {
  return withoutGluedText(new URLSearchParams(hash.slice(1)).get('token') ?? '')
}

/** Input of a call about a link: its id in the query, its secret for a header. */
export function linkInput(token: string): { readonly query: { readonly id: string }; readonly linkSecret: string } {
  const { id, secret } = readLinkToken(token) ?? { id: '', secret: '' }
  return { query: { id }, linkSecret: secret }
}
