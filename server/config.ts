import { resolve } from 'node:path'
import * as v from 'valibot'
import type { SocialProvider } from '../contract/social-providers.ts'
import type { Recaptcha } from './providers/captcha/recaptcha.ts'
import type { PortOneIdentity } from './providers/identity/portone.ts'
import type { LearningApi } from './providers/learning/learning-api.ts'
import type { SocialLoginClient } from './providers/oauth/port.ts'
import type { PortOnePayment } from './providers/payment/portone.ts'
import type { TossPayments } from './providers/payment/toss.ts'
import type { SmtpServer } from './providers/mail/smtp.ts'
import type { SolapiAccount } from './providers/sms/solapi.ts'

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.parse(text)?.origin === text, 'must be an origin such as https://shop.example, without a path'),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a number from 1 to 65535'),
  v.maxValue(65_535, 'must be a number from 1 to 65535'),
)

/** Whether a secret key may be sent there: over TLS, or without leaving the machine. */
function keepsSecrets(text: string): boolean {
  const url = URL.parse(text)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1' || url?.hostname === '[::1]'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
}

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '0.0.0.0'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DESKTOP_ORIGIN: v.optional(origin),
  MOBILE_ORIGIN: v.optional(origin),
  PAYMENT_ORIGIN: v.optional(origin),
  PRACTICUM_MODE: v.optional(v.picklist(['sandbox', 'live'], 'must be "sandbox" or "live"'), 'sandbox'),
  TRUST_PROXY: v.optional(v.picklist(['true', 'false'], 'must be "true" or "false"'), 'false'),
  STUDENT_ID_APP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.protocol === 'https:', 'must be an address that begins with https://'),
    ),
  ),
  PAGE_CACHE_BYTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number of bytes'), v.transform(Number)),
    String(64 * 1024 * 1024),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  KAKAO_CLIENT_ID: v.optional(v.string()),
  KAKAO_CLIENT_SECRET: v.optional(v.string()),
  NAVER_CLIENT_ID: v.optional(v.string()),
  NAVER_CLIENT_SECRET: v.optional(v.string()),
  PORTONE_STORE_ID: v.optional(v.string()),
  PORTONE_IDENTITY_CHANNEL_KEY: v.optional(v.string()),
  PORTONE_API_SECRET: v.optional(v.string()),
  PORTONE_PAYMENT_CHANNEL_KEY: v.optional(v.string()),
  PORTONE_WEBHOOK_SECRET: v.optional(v.string()),
  TOSS_CLIENT_KEY: v.optional(v.string()),
  TOSS_SECRET_KEY: v.optional(v.string()),
  TOSS_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(keepsSecrets, 'must be an address that begins with https://, or one of this machine itself'),
      v.check((text) => !text.endsWith('/'), 'must not end with a slash'),
    ),
    'https://api.tosspayments.com/v1',
  ),
  LEARNING_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.protocol === 'https:', 'must be an address that begins with https://'),
    ),
  ),
  LEARNING_API_TOKEN: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([^<>]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address, or Name <address>'),
    ),
  ),
  SOLAPI_API_KEY: v.optional(v.string()),
  SOLAPI_API_SECRET: v.optional(v.string()),
  SOLAPI_SENDER: v.optional(v.pipe(v.string(), v.regex(/^\d{8,11}$/, 'must be a phone number, digits alone'))),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET_KEY: v.optional(v.string()),
  POSTCODE_PROVIDER: v.optional(v.picklist(['kakao'], 'must be "kakao" or left out')),
})

/** Where the server listens, keeps its data, and under which origins it is known. */
export interface Config {
  readonly port: number
  readonly host: string
  /** PostgreSQL to use; the embedded one in `dataDirectory` when absent. */
  readonly databaseUrl: string | undefined
  readonly dataDirectory: string
  readonly desktopOrigin: string
  readonly mobileOrigin: string
  /** Host of the payment windows, where no token can be read. */
  readonly paymentOrigin: string
  readonly mode: 'sandbox' | 'live'
  /** Whether a reverse proxy stands before the server and tells address and scheme of the caller. */
  readonly trustProxy: boolean
  /** Page of the student-ID app that login codes open; the sandbox's own phone when absent. */
  readonly studentIdAppUrl: string | undefined
  /** Most bytes of rendered pages kept in memory; 0 keeps none. */
  readonly pageCacheBytes: number
  readonly logLevel: string
  /** As whom the shop is registered with each provider of social login; the sandbox plays those that are absent. */
  readonly social: Readonly<Record<SocialProvider, SocialLoginClient | undefined>>
  /** What PortOne gave the shop for identity verification; the sandbox verifies when absent. */
  readonly portOneIdentity: PortOneIdentity | undefined
  /** What Toss Payments or PortOne gave the shop for payments; the sandbox takes them when both are absent. */
  readonly toss: TossPayments | undefined
  readonly portOnePayment: PortOnePayment | undefined
  /** Where the learning system tells of lessons; the sandbox plays them when absent. */
  readonly learning: LearningApi | undefined
  /** Who delivers mails and text messages; the sandbox keeps them when absent. */
  readonly smtp: SmtpServer | undefined
  readonly solapi: SolapiAccount | undefined
  /** The human check of Google; the shop's own when absent. */
  readonly recaptcha: Recaptcha | undefined
  /** Who finds addresses; the sandbox does when absent. */
  readonly postcode: 'kakao' | undefined
}

/** A setting or circumstance that keeps the shop from starting; its message is one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Reads the environment. Throws a {@link StartError} that names the variable and what it must be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.entries)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environmentSchema, given)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue) ?? 'the environment'
    // The address of a database or mail server holds its password.
    const value = name === 'DATABASE_URL' || name === 'SMTP_URL' ? '' : ` (it is "${String(issue.input)}")`
    throw new StartError(`${name} ${issue.message}${value}; see .env.example.`)
  }
  const settings = parsed.output
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    dataDirectory: resolve(settings.DATA_DIR),
    desktopOrigin: settings.DESKTOP_ORIGIN ?? `http://practicum.localhost:${settings.PORT}`,
    mobileOrigin: settings.MOBILE_ORIGIN ?? `http://m.practicum.localhost:${settings.PORT}`,
    paymentOrigin: settings.PAYMENT_ORIGIN ?? `http://pay.practicum.localhost:${settings.PORT}`,
    mode: settings.PRACTICUM_MODE,
    trustProxy: settings.TRUST_PROXY === 'true',
    studentIdAppUrl: settings.STUDENT_ID_APP_URL,
    pageCacheBytes: settings.PAGE_CACHE_BYTES,
    logLevel: settings.LOG_LEVEL,
    social: {
      google: clientOf('GOOGLE', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
      kakao: clientOf('KAKAO', settings.KAKAO_CLIENT_ID, settings.KAKAO_CLIENT_SECRET),
      naver: clientOf('NAVER', settings.NAVER_CLIENT_ID, settings.NAVER_CLIENT_SECRET),
    },
    portOneIdentity: portOneIdentityOf(settings),
    ...paymentsOf(settings),
    learning: learningOf(settings),
    smtp: smtpOf(settings),
    solapi: solapiOf(settings),
    recaptcha: recaptchaOf(settings),
    postcode: settings.POSTCODE_PROVIDER,
  }
}

function paymentsOf(settings: v.InferOutput<typeof environmentSchema>): Pick<Config, 'toss' | 'portOnePayment'> {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, TOSS_API_URL, PORTONE_PAYMENT_CHANNEL_KEY, PORTONE_WEBHOOK_SECRET } =
    settings
  const { PORTONE_STORE_ID, PORTONE_API_SECRET } = settings
  if ((TOSS_CLIENT_KEY === undefined) !== (TOSS_SECRET_KEY === undefined)) {
    throw new StartError('TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together; see .env.example.')
  }
  const toss =
    TOSS_CLIENT_KEY !== undefined && TOSS_SECRET_KEY !== undefined
      ? { clientKey: TOSS_CLIENT_KEY, secretKey: TOSS_SECRET_KEY, apiUrl: TOSS_API_URL }
      : undefined
  if (PORTONE_PAYMENT_CHANNEL_KEY === undefined) return { toss, portOnePayment: undefined }
  if (toss) throw new StartError('Set TOSS_CLIENT_KEY or PORTONE_PAYMENT_CHANNEL_KEY, not both; see .env.example.')
  if (PORTONE_STORE_ID === undefined || PORTONE_API_SECRET === undefined || PORTONE_WEBHOOK_SECRET === undefined) {
    throw new StartError(
      'PORTONE_PAYMENT_CHANNEL_KEY needs PORTONE_STORE_ID, PORTONE_API_SECRET and PORTONE_WEBHOOK_SECRET; see .env.example.',
    )
  }
  return {
    toss,
    portOnePayment: {
      storeId: PORTONE_STORE_ID,
      channelKey: PORTONE_PAYMENT_CHANNEL_KEY,
      apiSecret: PORTONE_API_SECRET,
      webhookSecret: PORTONE_WEBHOOK_SECRET,
    },
  }
}

function learningOf(settings: v.InferOutput<typeof environmentSchema>): LearningApi | undefined {
  const { LEARNING_API_URL, LEARNING_API_TOKEN } = settings
  if ((LEARNING_API_URL === undefined) !== (LEARNING_API_TOKEN === undefined)) {
    throw new StartError('LEARNING_API_URL and LEARNING_API_TOKEN belong together; see .env.example.')
  }
  if (LEARNING_API_URL === undefined || LEARNING_API_TOKEN === undefined) return undefined
  return { url: LEARNING_API_URL, token: LEARNING_API_TOKEN }
}

function clientOf(name: string, clientId?: string, clientSecret?: string): SocialLoginClient | undefined {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  if (clientId === undefined && clientSecret === undefined) return undefined
  throw new StartError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together; see .env.example.`)
}

/** The channel decides: store and secret alone may be there for payments. */
function portOneIdentityOf(settings: v.InferOutput<typeof environmentSchema>): PortOneIdentity | undefined {
  const { PORTONE_STORE_ID, PORTONE_IDENTITY_CHANNEL_KEY, PORTONE_API_SECRET } = settings
  if (PORTONE_IDENTITY_CHANNEL_KEY === undefined) return undefined
  if (PORTONE_STORE_ID === undefined || PORTONE_API_SECRET === undefined) {
    throw new StartError(
      'PORTONE_IDENTITY_CHANNEL_KEY needs PORTONE_STORE_ID and PORTONE_API_SECRET; see .env.example.',
    )
  }
  return { storeId: PORTONE_STORE_ID, channelKey: PORTONE_IDENTITY_CHANNEL_KEY, apiSecret: PORTONE_API_SECRET }
}

function smtpOf({ SMTP_URL, MAIL_FROM }: v.InferOutput<typeof environmentSchema>): SmtpServer | undefined {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return { url: SMTP_URL, from: MAIL_FROM }
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined
  throw new StartError('SMTP_URL and MAIL_FROM belong together; see .env.example.')
}

function solapiOf(settings: v.InferOutput<typeof environmentSchema>): SolapiAccount | undefined {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_SENDER: sender } = settings
  if (apiKey !== undefined && apiSecret !== undefined && sender !== undefined) return { apiKey, apiSecret, sender }
  if (apiKey === undefined && apiSecret === undefined && sender === undefined) return undefined
  throw new StartError('SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_SENDER belong together; see .env.example.')
}

function recaptchaOf(settings: v.InferOutput<typeof environmentSchema>): Recaptcha | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings
  if (siteKey !== undefined && secretKey !== undefined) return { siteKey, secretKey }
  if (siteKey === undefined && secretKey === undefined) return undefined
  throw new StartError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY belong together; see .env.example.')
}

/** Something that a company outside does for the shop, played by the sandbox until it is set up. */
interface SandboxProvider {
  readonly key: 'student-id' | 'identity' | 'payment' | 'learning' | 'mail' | 'sms' | 'postcode' | SocialProvider
  readonly name: string
  /** What to set for the real one. */
  readonly setting: string
}

/** What the sandbox plays under this configuration. */
export function sandboxProviders({
  studentIdAppUrl,
  portOneIdentity,
  smtp,
  solapi,
  social,
  toss,
  portOnePayment,
  learning,
  postcode,
}: Pick<
  Config,
  | 'studentIdAppUrl'
  | 'portOneIdentity'
  | 'smtp'
  | 'solapi'
  | 'social'
  | 'toss'
  | 'portOnePayment'
  | 'learning'
  | 'postcode'
>): SandboxProvider[] {
  const all: (SandboxProvider & { readonly real: unknown })[] = [
    { key: 'student-id', name: 'the student-ID app', setting: 'STUDENT_ID_APP_URL', real: studentIdAppUrl },
    { key: 'identity', name: 'identity verification', setting: 'PORTONE_IDENTITY_CHANNEL_KEY', real: portOneIdentity },
    { key: 'mail', name: 'mail', setting: 'SMTP_URL', real: smtp },
    { key: 'sms', name: 'text messages', setting: 'SOLAPI_API_KEY', real: solapi },
    { key: 'google', name: 'login with Google', setting: 'GOOGLE_CLIENT_ID', real: social.google },
    { key: 'kakao', name: 'login with Kakao', setting: 'KAKAO_CLIENT_ID', real: social.kakao },
    { key: 'naver', name: 'login with Naver', setting: 'NAVER_CLIENT_ID', real: social.naver },
    { key: 'payment', name: 'payment', setting: 'TOSS_CLIENT_KEY', real: toss ?? portOnePayment },
    { key: 'learning', name: 'the learning system', setting: 'LEARNING_API_URL', real: learning },
    { key: 'postcode', name: 'the postcode search', setting: 'POSTCODE_PROVIDER', real: postcode },
  ]
  return all.filter(({ real }) => real === undefined)
}

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

/** Throws a {@link StartError} that names what to set, when the shop is live and the sandbox plays anything in it. */
export function refuseSandboxes(config: Config): void {
  const played = config.mode === 'live' ? sandboxProviders(config) : []
  if (played.length === 0) return
  const names = played.map(({ name, setting }) => `${name} (set ${setting})`).join(', ')
  throw new StartError(`PRACTICUM_MODE=live needs real providers, and these are sandboxes: ${names}; see .env.example.`)
}
