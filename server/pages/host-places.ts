import type { Config } from '../config.ts'
import { windowPaths } from '../providers/window-paths.ts'

const isWindow = (url: string) =>
  windowPaths.some((path) => url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`))
/** What the payment host shows besides its windows: what plays the provider, and what is no page at all. */
const besides = /^\/(sandbox\/|healthz|readyz|api\/v1\/pay\/webhook\/)/

/**
 * Keeps the hosts apart: the payment host shows windows of payments, identity checks and postcode searches alone, so that a provider's script finds no session
 * there, and the shop's hosts show none of them. Answers where else an address is; undefined for one that is right,
 * and for every host that is none of these.
 */
export function hostPlaces({
  desktopOrigin,
  mobileOrigin,
  paymentOrigin,
}: Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'paymentOrigin'>) {
  const paymentHost = new URL(paymentOrigin).host
  const shopHosts = [desktopOrigin, mobileOrigin].map((origin) => new URL(origin).host)
  return (host: string | undefined, url: string): string | undefined => {
    const asksForWindow = isWindow(url)
    // One origin for all is allowed: then nothing is kept apart.
    if (host === undefined || (host === paymentHost && shopHosts.includes(host))) return undefined
    if (shopHosts.includes(host)) return asksForWindow ? `${paymentOrigin}${url}` : undefined
    if (host !== paymentHost || asksForWindow || besides.test(url)) return undefined
    return `${desktopOrigin}/`
  }
}
