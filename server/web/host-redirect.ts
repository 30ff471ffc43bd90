import type { Config } from '../config/config.ts'
import { windowPaths } from '../providers/window-paths.ts'
import type { RequestAddress } from '../lib/request-address.ts'

const isWindow = (path: string) => windowPaths.some((each) => path === each || path.startsWith(`${each}/`))
/** What the payment host shows besides its windows: what plays the provider, and what is no page at all. */
const besides = /^\/(sandbox\/|(healthz|readyz)$|api\/v1\/pay\/webhook\/)/

/**
 * Keeps the hosts apart: the payment host shows windows of payments, identity checks and postcode searches alone, so
 * that a provider's script finds no session there, and the shop's hosts show none of them. Answers where else an address
 * is; undefined for one that is right, and for every host that is none of these. `host` is normalised, see
 * `normaliseHost`.
 */
export function hostRedirect({
  desktopOrigin,
  mobileOrigin,
  paymentOrigin,
}: Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'paymentOrigin'>) {
  const paymentHost = new URL(paymentOrigin).host
  const shopHosts = [desktopOrigin, mobileOrigin].map((origin) => new URL(origin).host)
  return (host: string, { path, href }: Pick<RequestAddress, 'path' | 'href'>): string | undefined => {
    const asksForWindow = isWindow(path)
    // One origin for all is allowed: then nothing is kept apart.
    if (host === paymentHost && shopHosts.includes(host)) return undefined
    if (shopHosts.includes(host)) return asksForWindow ? `${paymentOrigin}${href}` : undefined
    if (host !== paymentHost || asksForWindow || besides.test(path)) return undefined
    return `${desktopOrigin}/`
  }
}
