import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Feature, featureSchema } from '#contract/values/features.ts'
import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { TraceSettings } from '../lib/export-traces.ts'
import type { SealKey } from '../lib/record-keys.ts'
import { StartError } from '../lib/start-error.ts'
import type { Recaptcha } from '../providers/captcha/recaptcha.ts'
import type { PortOneIdentity } from '../providers/identity/portone.ts'
import type { LearningApi } from '../providers/learning/learning-api.ts'
import type { SmtpServer } from '../providers/mail/smtp.ts'
import type { SocialLoginClient } from '../providers/oauth/port.ts'
import type { PortOnePayment } from '../providers/payment/portone.ts'
import type { TossPayments } from '../providers/payment/toss.ts'
import type { SolapiAccount } from '../providers/sms/solapi.ts'
import { type Environment, environmentSchema } from './environment.ts'

const bundledContent = fileURLToPath(new URL('../../content', import.meta.url))

/** Where the server listens and keeps its data, and its origins. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Names and addresses by which other machines reach a sandbox; none when it serves this machine only. */
  readonly sandboxHosts: readonly string[]
  /** Processes that share the port. */
  readonly processes: number
  /** PostgreSQL to use; without it the embedded one in `dataDirectory`. */
  readonly databaseUrl: string | undefined
  /** The database itself, when `databaseUrl` is that of a pooler. */
  readonly databaseDirectUrl: string | undefined
  /** Whether a live shop may reach its database without TLS. */
  readonly allowsPlainDatabase: boolean
  /** Maximum connections to the database, besides one that listens for notifications. */
  readonly databasePool: number
  readonly dataDirectory: string
  /** Content folder of a shop that has no content yet. */
  readonly contentDirectory: string
  readonly desktopOrigin: string
  readonly mobileOrigin: string
  /** Host of the payment windows, where no token is stored. */
  readonly paymentOrigin: string
  /** Host of the operators' desk; a live shop without one has no desk. */
  readonly deskOrigin: string | undefined
  readonly mode: 'sandbox' | 'live'
  /** Features that the shop is without. */
  readonly off: readonly Feature[]
  /**
   * Reverse proxies in front of the server, which report address and scheme of the client; undefined when not stated.
   */
  readonly trustProxy: number | undefined
  /** Shared caches in front of the server that keep its pages; none when absent. */
  readonly edge: EdgeSettings | undefined
  /** The student-ID app that login codes open; without it the sandbox's phone. */
  readonly studentIdApp: StudentIdApp | undefined
  /** Keys that seal the record of operators' acts, the current one first; without them one in `dataDirectory`. */
  readonly recordKeys: readonly SealKey[] | undefined
  /** Address to which the end of that record is sent daily; undefined for nowhere. */
  readonly recordMail: string | undefined
  /** How long `/readyz` answers 503 before the server closes, after a signal to stop. */
  readonly drainSeconds: number
  /** Maximum time for which a page that is not cached waits for a database that fails over. */
  readonly failoverSeconds: number
  /** Maximum bytes of cached pages; 0 caches none. */
  readonly pageCacheBytes: number
  readonly logLevel: string
  /** Where Prometheus reads the figures; undefined for nowhere. */
  readonly metrics: ListenAddress | undefined
  /** Where traces are sent by OTLP; undefined for nowhere. */
  readonly traces: TraceSettings | undefined
  /** Credentials of social login by provider; the sandbox stands in for missing ones. */
  readonly social: Readonly<Record<SocialProvider, SocialLoginClient | undefined>>
  /** OpenID Connect issuer of the login with Google. */
  readonly googleIssuer: string
  /** Credentials of PortOne for identity verification; the sandbox stands in when absent. */
  readonly portOneIdentity: PortOneIdentity | undefined
  /** Credentials of Toss Payments or PortOne for payments; the sandbox stands in when both are absent. */
  readonly toss: TossPayments | undefined
  readonly portOnePayment: PortOnePayment | undefined
  /** The learning system, which reports lessons; the sandbox stands in when absent. */
  readonly learning: LearningApi | undefined
  /** Services for mails and text messages; the sandbox keeps messages when absent. */
  readonly smtp: SmtpServer | undefined
  readonly solapi: SolapiAccount | undefined
  /** Google's human check; the shop's own when absent. */
  readonly recaptcha: Recaptcha | undefined
  /** The postcode search; the sandbox's when absent. */
  readonly postcode: 'kakao' | undefined
}

/** Where the shop sends its purges, and the secret that proves them. */
export interface EdgeSettings {
  readonly urls: readonly string[]
  readonly secret: string
}

/** Where a server listens. */
export interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** The school's app: the page that login codes open, and the secret that signs its calls. */
interface StudentIdApp {
  readonly url: string
  readonly secret: string
}

/**
 * Reads the environment. Throws a {@link StartError} with a line for each invalid variable that says what it must be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.entries)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environmentSchema, given)
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? 'the environment'
      // The URL of a database or mail server contains its password.
      const isSecret = [
        'DATABASE_URL',
        'DATABASE_DIRECT_URL',
        'SMTP_URL',
        'STUDENT_ID_APP_SECRET',
        'EDGE_SECRET',
        'RECORD_KEYS',
      ].includes(name)
      const value = isSecret ? '' : ` (it is "${String(issue.input)}")`
      return `${name} ${issue.message}${value}; see .env.example.`
    })
    throw new StartError(lines.join('\n'))
  }
  const settings = parsed.output
  if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new StartError('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler; see .env.example.')
  return {
    port: settings.PORT,
    host: settings.HOST ?? (settings.PRACTICUM_MODE === 'live' ? '0.0.0.0' : '127.0.0.1'),
    sandboxHosts: settings.SANDBOX_HOSTS ?? [],
    processes: settings.PROCESSES,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    allowsPlainDatabase: settings.DATABASE_TLS === 'off',
    databasePool: settings.DATABASE_POOL,
    dataDirectory: resolve(settings.DATA_DIR),
    contentDirectory: settings.CONTENT_DIR === undefined ? bundledContent : resolve(settings.CONTENT_DIR),
    desktopOrigin: settings.DESKTOP_ORIGIN ?? `http://shop.localhost:${settings.PORT}`,
    mobileOrigin: settings.MOBILE_ORIGIN ?? `http://m.shop.localhost:${settings.PORT}`,
    paymentOrigin: settings.PAYMENT_ORIGIN ?? `http://pay.shop.localhost:${settings.PORT}`,
    deskOrigin:
      settings.DESK_ORIGIN ??
      (settings.PRACTICUM_MODE === 'live' ? undefined : `http://desk.shop.localhost:${settings.PORT}`),
    mode: settings.PRACTICUM_MODE,
    off: offFeaturesOf(settings),
    trustProxy: settings.TRUST_PROXY,
    edge: edgeOf(settings),
    studentIdApp: studentIdAppOf(settings),
    recordKeys: settings.RECORD_KEYS,
    recordMail: settings.RECORD_MAIL,
    failoverSeconds: settings.FAILOVER_SECONDS,
    drainSeconds: settings.DRAIN_SECONDS ?? (settings.PRACTICUM_MODE === 'live' ? 2 : 0),
    pageCacheBytes: settings.PAGE_CACHE_BYTES,
    logLevel: settings.LOG_LEVEL,
    metrics: metricsOf(settings),
    traces: tracesOf(settings),
    social: {
      google: clientOf('GOOGLE', settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
      kakao: clientOf('KAKAO', settings.KAKAO_CLIENT_ID, settings.KAKAO_CLIENT_SECRET),
      naver: clientOf('NAVER', settings.NAVER_CLIENT_ID, settings.NAVER_CLIENT_SECRET),
    },
    googleIssuer: settings.GOOGLE_ISSUER,
    portOneIdentity: portOneIdentityOf(settings),
    ...paymentsOf(settings),
    learning: learningOf(settings),
    smtp: smtpOf(settings),
    solapi: solapiOf(settings),
    recaptcha: recaptchaOf(settings),
    postcode: settings.POSTCODE_PROVIDER === 'kakao' ? 'kakao' : undefined,
  }
}

/** A company that is off stays off while it is configured, so that it can be switched off for a while. */
function offFeaturesOf(settings: Environment): Feature[] {
  const variables = {
    'identity-verification': settings.IDENTITY_VERIFICATION,
    // A member's student number counts only with a verified identity: anybody can type one.
    'student-id-app': settings.IDENTITY_VERIFICATION ?? settings.STUDENT_ID_APP,
    google: settings.GOOGLE_LOGIN,
    kakao: settings.KAKAO_LOGIN,
    naver: settings.NAVER_LOGIN,
    'postcode-search': settings.POSTCODE_PROVIDER,
    'text-messages': settings.TEXT_MESSAGES,
    'learning-system': settings.LEARNING_SYSTEM,
  } as const satisfies Record<Feature, unknown>
  return featureSchema.options.filter((feature) => variables[feature] === 'off')
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host, PORT }: Environment): ListenAddress | undefined {
  if (port === PORT)
    throw new StartError('METRICS_PORT must not be PORT: figures are not for visitors; see .env.example.')
  return port === undefined ? undefined : { port, host }
}

function tracesOf(settings: Environment): TraceSettings | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return { endpoint, service: settings.OTEL_SERVICE_NAME, ratio: settings.OTEL_TRACES_SAMPLER_ARG }
}

function paymentsOf(settings: Environment): Pick<Config, 'toss' | 'portOnePayment'> {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, TOSS_API_URL, PORTONE_PAYMENT_CHANNEL_KEY, PORTONE_WEBHOOK_SECRET } =
    settings
  const { PORTONE_STORE_ID, PORTONE_API_SECRET } = settings
  if ((TOSS_CLIENT_KEY === undefined) !== (TOSS_SECRET_KEY === undefined)) {
    throw new StartError('TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together; see .env.example.')
  }
  const toss =
    TOSS_CLIENT_KEY !== undefined && TOSS_SECRET_KEY !== undefined
      ? {
          clientKey: TOSS_CLIENT_KEY,
          secretKey: TOSS_SECRET_KEY,
          apiUrl: TOSS_API_URL,
          scriptUrl: settings.TOSS_SCRIPT_URL,
        }
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
      scriptUrl: settings.PORTONE_SCRIPT_URL,
    },
  }
}

function edgeOf({ EDGE_URLS: urls, EDGE_SECRET: secret }: Environment): EdgeSettings | undefined {
  if (urls !== undefined && secret !== undefined) return { urls, secret }
  if (urls === undefined && secret === undefined) return undefined
  throw new StartError('EDGE_URLS and EDGE_SECRET belong together; see .env.example.')
}

function studentIdAppOf({
  STUDENT_ID_APP_URL: url,
  STUDENT_ID_APP_SECRET: secret,
}: Environment): StudentIdApp | undefined {
  if (url !== undefined && secret !== undefined) return { url, secret }
  if (url === undefined && secret === undefined) return undefined
  throw new StartError('STUDENT_ID_APP_URL and STUDENT_ID_APP_SECRET belong together; see .env.example.')
}

function learningOf(settings: Environment): LearningApi | undefined {
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

/** The channel decides: store and secret may be set for payments only. */
function portOneIdentityOf(settings: Environment): PortOneIdentity | undefined {
  const { PORTONE_STORE_ID, PORTONE_IDENTITY_CHANNEL_KEY, PORTONE_API_SECRET, PORTONE_SCRIPT_URL } = settings
  if (PORTONE_IDENTITY_CHANNEL_KEY === undefined) return undefined
  if (PORTONE_STORE_ID === undefined || PORTONE_API_SECRET === undefined) {
    throw new StartError(
      'PORTONE_IDENTITY_CHANNEL_KEY needs PORTONE_STORE_ID and PORTONE_API_SECRET; see .env.example.',
    )
  }
  return {
    storeId: PORTONE_STORE_ID,
    channelKey: PORTONE_IDENTITY_CHANNEL_KEY,
    apiSecret: PORTONE_API_SECRET,
    scriptUrl: PORTONE_SCRIPT_URL,
  }
}

function smtpOf({ SMTP_URL, MAIL_FROM, PRACTICUM_MODE }: Environment): SmtpServer | undefined {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined)
    return { url: SMTP_URL, from: MAIL_FROM, requireTls: PRACTICUM_MODE === 'live' }
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined
  throw new StartError('SMTP_URL and MAIL_FROM belong together; see .env.example.')
}

function solapiOf(settings: Environment): SolapiAccount | undefined {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_SENDER: sender } = settings
  if (apiKey !== undefined && apiSecret !== undefined && sender !== undefined) return { apiKey, apiSecret, sender }
  if (apiKey === undefined && apiSecret === undefined && sender === undefined) return undefined
  throw new StartError('SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_SENDER belong together; see .env.example.')
}

function recaptchaOf(settings: Environment): Recaptcha | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings
  if (siteKey !== undefined && secretKey !== undefined) return { siteKey, secretKey }
  if (siteKey === undefined && secretKey === undefined) return undefined
  throw new StartError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY belong together; see .env.example.')
}
