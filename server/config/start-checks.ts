import { isIPv4 } from 'node:net'
import { both, languagesOf } from '#contract/content-files/both.ts'
import { hostAddresses } from '../lib/database-address.ts'
import { StartError } from '../lib/start-error.ts'
import type { Config } from './config.ts'
import { companyAdvice, sandboxCompanies } from './outside-companies.ts'

/**
 * Checks that a live shop is completely configured. Throws a {@link StartError} with a line for each variable that is
 * missing or unsafe; never for a sandbox.
 */
export function checkLiveSettings(config: Config): void {
  if (config.mode !== 'live') return
  const problems = [...serverProblems(config), ...sandboxCompanies(config).map(companyAdvice)]
  if (problems.length === 0) return
  const lines = problems.map((problem) => `  ${languagesOf(problem).message}`)
  throw new StartError(`PRACTICUM_MODE=live cannot start; see .env.example for each of these:\n${lines.join('\n')}`)
}

/** Settings of the server itself. */
export type ServerSettings = Pick<
  Config,
  | 'desktopOrigin'
  | 'mobileOrigin'
  | 'paymentOrigin'
  | 'deskOrigin'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'allowsPlainDatabase'
  | 'trustProxy'
  | 'recordKeys'
  | 'smtp'
>

/** What the server's own settings lack for a live shop, each in both languages. */
export function serverProblems(settings: ServerSettings): string[] {
  return [...originProblems(settings), ...missingSettings(settings), ...transportProblems(settings)]
}

/**
 * Without https a session is sent in clear text. On one host with the payment windows, a provider's script could read
 * it.
 */
function originProblems({ desktopOrigin, mobileOrigin, paymentOrigin, deskOrigin }: ServerSettings): string[] {
  const origins = {
    DESKTOP_ORIGIN: desktopOrigin,
    MOBILE_ORIGIN: mobileOrigin,
    PAYMENT_ORIGIN: paymentOrigin,
    ...(deskOrigin === undefined ? {} : { DESK_ORIGIN: deskOrigin }),
  }
  const open = Object.entries(origins).filter(([, address]) => !address.startsWith('https://'))
  const problems = open.map(([name]) =>
    both(`${name} must begin with https://.`, `${name} 값이 https://로 시작해야 해요.`),
  )
  if (paymentOrigin === desktopOrigin || paymentOrigin === mobileOrigin) {
    problems.push(
      both(
        'PAYMENT_ORIGIN must be no host of the shop: scripts of payment providers run there.',
        'PAYMENT_ORIGIN은 쇼핑몰과 다른 호스트여야 해요. 결제사의 스크립트가 실행돼요.',
      ),
    )
  }
  if (deskOrigin !== undefined && [desktopOrigin, mobileOrigin, paymentOrigin].includes(deskOrigin)) {
    problems.push(
      both(
        'DESK_ORIGIN must be a host of its own: pages of the shop must not reach the desk.',
        'DESK_ORIGIN은 다른 호스트여야 해요. 쇼핑몰 화면에서 데스크에 닿으면 안 돼요.',
      ),
    )
  }
  return problems
}

function missingSettings({ databaseUrl, trustProxy, recordKeys }: ServerSettings): string[] {
  return [
    ...(databaseUrl === undefined
      ? [
          both(
            'DATABASE_URL must name the PostgreSQL that holds the orders.',
            'DATABASE_URL에 주문을 저장할 PostgreSQL을 적어 주세요.',
          ),
        ]
      : []),
    ...(trustProxy === undefined
      ? [
          both(
            'TRUST_PROXY must be the number of reverse proxies in front, 0 for none: limits go by the address they tell.',
            'TRUST_PROXY에 앞에 있는 프록시의 수를 적어 주세요. 없으면 0이에요.',
          ),
        ]
      : []),
    ...(recordKeys === undefined
      ? [
          both(
            'RECORD_KEYS must be a key outside of the database, such as 2026:$(openssl rand -base64 32): it seals the record of acts.',
            'RECORD_KEYS에 데이터베이스 밖에 둘 열쇠를 적어 주세요. 예: 2026:$(openssl rand -base64 32). 운영 기록을 봉인해요.',
          ),
        ]
      : []),
  ]
}

/** Parameters of an SMTP_URL that switch TLS or its checks off. */
const tlsParameters = /^(ignoreTLS|requireTLS|secure|opportunisticTLS|tls\..*)$/i

function transportProblems({ databaseUrl, databaseDirectUrl, allowsPlainDatabase, smtp }: ServerSettings): string[] {
  const addresses = Object.entries({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl })
  const unencrypted = addresses.filter(([, url]) => url !== undefined && !isEncrypted(url))
  const mail = smtp && URL.parse(smtp.url)
  const parameter = mail && [...mail.searchParams.keys()].find((name) => tlsParameters.test(name))
  return [
    ...(allowsPlainDatabase ? [] : unencrypted.map(([name]) => tlsAdvice(name))),
    ...(parameter === undefined
      ? []
      : [
          both(
            `SMTP_URL must not contain ${parameter}: mail leaves over TLS only.`,
            `SMTP_URL에서 ${parameter}를 빼 주세요. 메일은 TLS로만 나가요.`,
          ),
        ]),
  ]
}

function tlsAdvice(name: string): string {
  return both(
    `${name} must end with ?sslmode=verify-full, or name a Unix socket; set DATABASE_TLS=off if nobody else can read the network to the database.`,
    `${name} 값이 ?sslmode=verify-full로 끝나거나 Unix 소켓이어야 해요. 데이터베이스까지의 네트워크를 아무도 읽을 수 없으면 DATABASE_TLS=off로 두세요.`,
  )
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
