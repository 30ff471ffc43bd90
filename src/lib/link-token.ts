/** The token of a link in a mail: it stands in the hash of the page that it opens, which no server gets to see. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? ''
}
