import type { Caller, Services } from './handler.ts'

/**
 * Address of a page for a mail, on the host where the person began, with a token in its hash. In live mode only the
 * shop's own hosts are used, because a request can name any host.
 */
export function mailLink(config: Services['config'], caller: Caller, path: string, token: string): string {
  const { desktopOrigin, mobileOrigin, mode } = config
  const isKnown = caller.origin === desktopOrigin || caller.origin === mobileOrigin
  const address = new URL(path, isKnown || mode === 'sandbox' ? caller.origin : desktopOrigin)
  address.hash = `token=${token}`
  return address.href
}
