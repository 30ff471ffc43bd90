import { isIPv4 } from 'node:net'
import { hostAddresses } from '../lib/database-address.ts'
import { StartError } from '../lib/start-error.ts'
import type { Config } from './config.ts'
import { sandboxCompanies } from './outside-companies.ts'

/**
 * Checks that a live shop is completely configured. Throws a {@link StartError} with a line for each variable that is
 * missing or unsafe; never for a sandbox.
 */
export function checkLiveSettings(config: Config): void {
  if (config.mode !== 'live') return
  const problems = [
    ...originProblems(config),
    ...serverProblems(config),
    ...transportProblems(config),
    ...providerProblems(config),
  ]
  if (problems.length === 0) return
  const lines = problems.map((problem) => `  ${problem}`)
  throw new StartError(`PRACTICUM_MODE=live cannot start; see .env.example for each of these:\n${lines.join('\n')}`)
}

/**
 * Without https a session is sent in clear text. On one host with the payment windows, a provider's script could read
 * it.
 */
function originProblems({ desktopOrigin, mobileOrigin, paymentOrigin, deskOrigin }: Config): string[] {
  const origins = {
    DESKTOP_ORIGIN: desktopOrigin,
    MOBILE_ORIGIN: mobileOrigin,
    PAYMENT_ORIGIN: paymentOrigin,
    ...(deskOrigin === undefined ? {} : { DESK_ORIGIN: deskOrigin }),
  }
  const open = Object.entries(origins).filter(([, address]) => !address.startsWith('https://'))
  const problems = open.map(([name]) => `${name} must begin with https://.`)
  if (paymentOrigin === desktopOrigin || paymentOrigin === mobileOrigin) {
    problems.push('PAYMENT_ORIGIN must be no host of the shop: scripts of payment providers run there.')
  }
  if (deskOrigin !== undefined && [desktopOrigin, mobileOrigin, paymentOrigin].includes(deskOrigin)) {
    problems.push('DESK_ORIGIN must be a host of its own: pages of the shop must not reach the desk.')
  }
  return problems
}

function serverProblems({ databaseUrl, trustProxy, recordKeys }: Config): string[] {
  return [
    ...(databaseUrl === undefined ? ['DATABASE_URL must name the PostgreSQL that holds the orders.'] : []),
    ...(trustProxy === undefined
      ? ['TRUST_PROXY must be the number of reverse proxies in front, 0 for none: limits go by the address they tell.']
      : []),
    ...(recordKeys === undefined
      ? [
          'RECORD_KEYS must be a key outside of the database, such as 2026:$(openssl rand -base64 32): it seals the record of acts.',
        ]
      : []),
  ]
}

/** Parameters of an SMTP_URL that switch TLS or its checks off. */
const tlsParameters = /^(ignoreTLS|requireTLS|secure|opportunisticTLS|tls\..*)$/i

function transportProblems({ databaseUrl, databaseDirectUrl, allowsPlainDatabase, smtp }: Config): string[] {
  const addresses = Object.entries({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl })
  const unencrypted = addresses.filter(([, url]) => url !== undefined && !isEncrypted(url))
  const mail = smtp && URL.parse(smtp.url)
  const parameter = mail && [...mail.searchParams.keys()].find((name) => tlsParameters.test(name))
  return [
    ...(allowsPlainDatabase ? [] : unencrypted.map(([name]) => tlsAdvice(name))),
    ...(parameter === undefined ? [] : [`SMTP_URL must not contain ${parameter}: mail leaves over TLS only.`]),
  ]
}

function tlsAdvice(name: string): string {
  return `${name} must end with ?sslmode=verify-full, or name a Unix socket; set DATABASE_TLS=off if nobody else can read the network to the database.`
}

/** Whether an address of PostgreSQL demands TLS, or names a Unix socket. */
function isEncrypted(databaseUrl: string): boolean {
  return hostAddresses(databaseUrl).every(isHostEncrypted)
}

function isHostEncrypted(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  // With uselibpqcompat, the driver does not check the certificate for "require".
  const isChecked = !url.searchParams.has('uselibpqcompat')
  const encrypts = /^(require|verify-ca|verify-full)$/.test(url.searchParams.get('sslmode') ?? '')
  return host.startsWith('/') || (encrypts && isChecked)
}

function providerProblems(config: Config): string[] {
  return sandboxCompanies(config).map(({ name, setting, without }) => {
    const choice = without === undefined ? '' : `, or ${without} for a shop without it`
    return `${setting} must be set${choice}: the sandbox plays ${name}.`
  })
}

/**
 * Checks that a sandbox which other machines can reach was asked for, because it shows all codes and links. Throws a
 * {@link StartError} otherwise.
 */
export function checkExposure({ mode, host, sandboxHosts }: Pick<Config, 'mode' | 'host' | 'sandboxHosts'>): void {
  if (mode === 'live' || isLoopback(host) || sandboxHosts.length > 0) return
  throw new StartError(
    `HOST=${host} opens this sandbox, with all its codes and links, to other machines; set SANDBOX_HOSTS to the names or addresses by which they reach it, HOST=127.0.0.1, or PRACTICUM_MODE=live.`,
  )
}

/**
 * Warning for a sandbox that other machines can reach, because it shows all codes and links. Undefined for a live shop,
 * and for a sandbox that listens on this machine only.
 */
export function exposureWarning({ mode, host, port }: Pick<Config, 'mode' | 'host' | 'port'>): string | undefined {
  if (mode === 'live' || isLoopback(host)) return undefined
  return [
    `WARNING: this sandbox listens on ${host}, port ${port}, beyond this machine.`,
    'Everybody who can reach it sees all codes, links and messages at /sandbox/outbox, and can log in as anybody.',
    'Set HOST=127.0.0.1 unless you want that.',
  ].join('\n')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}
