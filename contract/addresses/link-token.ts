/**
 * Token of a link in a mail: the public number and the secret of the link, joined by a dot. The number may be in paths,
 * which proxies log. The secret is sent in the header `linkSecretHeader` or in a body.
 */
export interface LinkToken {
  readonly id: string
  readonly secret: string
}

/** Header that carries the secret of a link. */
export const linkSecretHeader = 'X-Link-Secret'

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{1,100})$/

/** Parses a token; undefined when it is invalid. */
export function readLinkToken(token: string): LinkToken | undefined {
  const [, id, secret] = pattern.exec(token) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}

export function writeLinkToken({ id, secret }: LinkToken): string {
  return `${id}.${secret}`
}
