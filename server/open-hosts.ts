import { type Config, StartError } from './config.ts'

/**
 * Throws a {@link StartError} when the shop is live and its hosts keep no secret: without https a session travels
 * open, and on one host with the payment windows a provider's script could read it.
 */
export function refuseOpenHosts({ mode, desktopOrigin, mobileOrigin, paymentOrigin }: Config): void {
  if (mode !== 'live') return
  const origins = { DESKTOP_ORIGIN: desktopOrigin, MOBILE_ORIGIN: mobileOrigin, PAYMENT_ORIGIN: paymentOrigin }
  const open = Object.entries(origins).filter(([, address]) => !address.startsWith('https://'))
  if (open.length > 0) {
    const names = open.map(([name]) => name).join(', ')
    throw new StartError(`PRACTICUM_MODE=live needs addresses that begin with https:// in ${names}; see .env.example.`)
  }
  if (paymentOrigin === desktopOrigin || paymentOrigin === mobileOrigin) {
    throw new StartError('PRACTICUM_MODE=live needs a PAYMENT_ORIGIN that is no host of the shop; see .env.example.')
  }
}
