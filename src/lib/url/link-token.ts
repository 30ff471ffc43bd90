import { readLinkToken } from '../../../contract/link-token.ts'

/** The token of a link in a mail: it stands in the hash of the page that it opens, which no server gets to see. */
export function readTokenFromHash(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? ''
}

/** How a call names the link of a token: its number among the parameters, its secret in a header. */
export function linkInput(token: string): { readonly query: { readonly id: string }; readonly linkSecret: string } {
  const { id, secret } = readLinkToken(token) ?? { id: '', secret: '' }
  return { query: { id }, linkSecret: secret }
}
