import * as v from 'valibot'
import { namesWritableHost } from '../lib/database-address.ts'

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

/** Whether a secret key may be sent there: over TLS, or on this machine. */
function keepsSecrets(text: string): boolean {
  const url = URL.parse(text)
  const isHere = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1' || url?.hostname === '[::1]'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)
}

/** Address to which secrets are sent. */
const secretAddress = v.pipe(
  v.string(),
  v.check(keepsSecrets, 'must be an address that begins with https://, or one of this machine itself'),
  v.check((text) => !text.endsWith('/'), 'must not end with a slash'),
)

/** URL of a script that payment pages load; its origin is allowed by their Content-Security-Policy. */
const scriptAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const address = URL.parse(text)
    return address?.protocol === 'https:' && !/[\s;,']/.test(address.origin)
  }, 'must be the address of a script that begins with https://'),
)

/** Address of PostgreSQL, with one host or several. */
const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  v.check(
    namesWritableHost,
    'must be an address of PostgreSQL; several hosts need ?target_session_attrs=read-write, as in postgres://shop@one:5432,two:5432/shop?target_session_attrs=read-write',
  ),
)

/** Variable that switches something off. */
const off = v.optional(v.picklist(['off'], 'must be "off" or left out'))

/** The variables of `.env.example`, each with its default and what it must be. */
export const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  SANDBOX_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim().toLowerCase())),
      v.check(
        (names) => names.every((name) => name !== '' && URL.parse(`http://${name}`)?.hostname === name),
        'must be host names or addresses without ports, separated by commas, such as box.lan,192.168.0.7',
      ),
    ),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  DATABASE_TLS: off,
  DATABASE_POOL: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number of connections from 1 to 999'), v.transform(Number)),
    '10',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  CONTENT_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  DESKTOP_ORIGIN: v.optional(origin),
  MOBILE_ORIGIN: v.optional(origin),
  PAYMENT_ORIGIN: v.optional(origin),
  DESK_ORIGIN: v.optional(origin),
  PRACTICUM_MODE: v.optional(v.picklist(['sandbox', 'live'], 'must be "sandbox" or "live"'), 'sandbox'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be the number of reverse proxies in front, from 0 to 9'),
      v.transform(Number),
    ),
  ),
  EDGE_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((url) => url.trim())),
      v.check(
        (urls) => urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
        'must be addresses that begin with http:// or https://, separated by commas',
      ),
    ),
  ),
  // It goes into a header.
  EDGE_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 characters of base64')),
  ),
  RECORD_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text.split(',').map((pair) => {
          const [id = '', secret = ''] = pair.trim().split(':')
          return { id, secret }
        }),
      ),
      v.check(
        (keys) =>
          keys.every(({ id, secret }) => /^[\w.-]{1,40}$/.test(id) && /^[\w.~+/=-]{32,}$/.test(secret)) &&
          new Set(keys.map(({ id }) => id)).size === keys.length,
        'must be names with secrets of at least 32 characters of base64, such as 2026:…, separated by commas, the current one first',
      ),
    ),
  ),
  RECORD_MAIL: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number of seconds from 0 to 999'), v.transform(Number)),
  ),
  FAILOVER_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a number of seconds from 0 to 99'), v.transform(Number)),
    '10',
  ),
  STUDENT_ID_APP: off,
  STUDENT_ID_APP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.protocol === 'https:', 'must be an address that begins with https://'),
    ),
  ),
  STUDENT_ID_APP_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PROCESSES: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be 1 to 64'), v.transform(Number)),
    '1',
  ),
  PAGE_CACHE_BYTES: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number of bytes'), v.transform(Number)),
    String(64 * 1024 * 1024),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
        'must be an address that begins with http:// or https://',
      ),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), 'practicum'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be the share of traces to keep, from 0 to 1'),
      v.transform(Number),
    ),
    '0.1',
  ),
  GOOGLE_LOGIN: off,
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(secretAddress, 'https://accounts.google.com'),
  KAKAO_LOGIN: off,
  KAKAO_CLIENT_ID: v.optional(v.string()),
  KAKAO_CLIENT_SECRET: v.optional(v.string()),
  NAVER_LOGIN: off,
  NAVER_CLIENT_ID: v.optional(v.string()),
  NAVER_CLIENT_SECRET: v.optional(v.string()),
  IDENTITY_VERIFICATION: off,
  PORTONE_STORE_ID: v.optional(v.string()),
  PORTONE_IDENTITY_CHANNEL_KEY: v.optional(v.string()),
  PORTONE_API_SECRET: v.optional(v.string()),
  PORTONE_PAYMENT_CHANNEL_KEY: v.optional(v.string()),
  PORTONE_WEBHOOK_SECRET: v.optional(v.string()),
  TOSS_CLIENT_KEY: v.optional(v.string()),
  TOSS_SECRET_KEY: v.optional(v.string()),
  TOSS_SCRIPT_URL: v.optional(scriptAddress, 'https://js.tosspayments.com/v2/standard'),
  PORTONE_SCRIPT_URL: v.optional(scriptAddress, 'https://cdn.portone.io/v2/browser-sdk.js'),
  TOSS_API_URL: v.optional(secretAddress, 'https://api.tosspayments.com/v1'),
  LEARNING_SYSTEM: off,
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
  TEXT_MESSAGES: off,
  SOLAPI_API_KEY: v.optional(v.string()),
  SOLAPI_API_SECRET: v.optional(v.string()),
  SOLAPI_SENDER: v.optional(v.pipe(v.string(), v.regex(/^\d{8,11}$/, 'must be a phone number, digits alone'))),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET_KEY: v.optional(v.string()),
  POSTCODE_PROVIDER: v.optional(v.picklist(['kakao', 'off'], 'must be "kakao", "off" or left out')),
})

export type Environment = v.InferOutput<typeof environmentSchema>
