import { keepLanguage } from '#contract/values/locale.ts'
import type { Config } from '../config/config.ts'
import type { RequestAddress } from '../lib/request-address.ts'
import { windowPaths } from '../providers/window-paths.ts'

const isWindow = (path: string) => windowPaths.some((each) => path === each || path.startsWith(`${each}/`))
/** Paths of the payment host besides its windows: the sandbox, and paths that are not pages. */
const besides = /^\/(sandbox\/|(healthz|readyz)$|api\/v1\/pay\/webhook\/)/

/**
 * Separates the hosts: the payment host shows only windows of payments, identity checks and postcode searches, so that
 * a provider's script finds no session; the shop's hosts show none of them. Returns the right origin of an address;
 * undefined when it is right already, and for any other host. `host` is normalised, see `normaliseHost`.
 */
export function hostRedirect({
  desktopOrigin,
  mobileOrigin,
  paymentOrigin,
}: Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'paymentOrigin'>) {
  const paymentHost = new URL(paymentOrigin).host
  const shopHosts = [desktopOrigin, mobileOrigin].map((origin) => new URL(origin).host)
  return (
    host: string,
    { path, search, href }: Pick<RequestAddress, 'path' | 'search' | 'href'>,
  ): string | undefined => {
    const asksForWindow = isWindow(path)
    // One origin for all hosts is allowed: then nothing is separated.
    if (host === paymentHost && shopHosts.includes(host)) return undefined
    if (shopHosts.includes(host)) return asksForWindow ? `${paymentOrigin}${href}` : undefined
    if (host !== paymentHost || asksForWindow || besides.test(path)) return undefined
    return keepLanguage(`${desktopOrigin}/`, search)
  }
}
