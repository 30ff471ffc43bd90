/**
 * The token of a link in a mail: the public number of the link and its secret, joined by a dot. The number may stand in
 * addresses, which proxies write down; the secret is sent in the header `linkSecretHeader` or in a body.
 */
export interface LinkToken {
  readonly id: string
  readonly secret: string
}

/** Header that carries the secret of a link. */
export const linkSecretHeader = 'X-Link-Secret'

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{1,100})$/

/** Reads a token; `undefined` for what is none. */
export function readLinkToken(token: string): LinkToken | undefined {
  const [, id, secret] = pattern.exec(token) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

export function writeLinkToken({ id, secret }: LinkToken): string {
  return `${id}.${secret}`
}
