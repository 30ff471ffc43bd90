import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { readConfig } from './config.ts'

test('needs no variable', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    sandboxHosts: [],
    processes: 1,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    allowsPlainDatabase: false,
    databasePool: 10,
    dataDirectory: resolve('.data'),
    contentDirectory: resolve('content'),
    desktopOrigin: 'http://shop.localhost:3000',
    mobileOrigin: 'http://m.shop.localhost:3000',
    paymentOrigin: 'http://pay.shop.localhost:3000',
    deskOrigin: 'http://desk.shop.localhost:3000',
    mode: 'sandbox',
    off: [],
    trustProxy: undefined,
    edge: undefined,
    recordKeys: undefined,
    recordMail: undefined,
    drainSeconds: 0,
    failoverSeconds: 10,
    studentIdApp: undefined,
    pageCacheBytes: 67_108_864,
    logLevel: 'info',
    metrics: undefined,
    traces: undefined,
    social: { google: undefined, kakao: undefined, naver: undefined },
    googleIssuer: 'https://accounts.google.com',
    portOneIdentity: undefined,
    smtp: undefined,
    solapi: undefined,
    recaptcha: undefined,
    toss: undefined,
    portOnePayment: undefined,
    learning: undefined,
    postcode: undefined,
  })
})

test('accepts every variable', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    SANDBOX_HOSTS: 'Box.lan, 192.168.0.7',
    DATABASE_URL: 'postgresql://shop@db.example/shop',
    DATABASE_TLS: 'off',
    DATABASE_POOL: '40',
    DATA_DIR: '/srv/practicum',
    CONTENT_DIR: '/srv/our-shop',
    DESKTOP_ORIGIN: 'https://shop.example',
    MOBILE_ORIGIN: 'https://m.shop.example',
    PAYMENT_ORIGIN: 'https://pay.shop.example',
    DESK_ORIGIN: 'https://desk.shop.example',
    PRACTICUM_MODE: 'live',
    TRUST_PROXY: '2',
    EDGE_URLS: 'http://10.0.0.5:6081/, https://cdn.example/purge',
    EDGE_SECRET: 'cHJhY3RpY3VtLWVkZ2Utc2VjcmV0LTE=',
    RECORD_KEYS: '2027:bmV3LWtleS1vZi10aGUtcmVjb3JkLW9mLWFjdHM=, 2026:b2xkLWtleS1vZi10aGUtcmVjb3JkLW9mLWFjdHM=',
    RECORD_MAIL: 'audit@shop.example',
    DRAIN_SECONDS: '15',
    FAILOVER_SECONDS: '20',
    STUDENT_ID_APP_URL: 'https://id.school.example/open',
    STUDENT_ID_APP_SECRET: 'a secret that shop and school share',
    PAGE_CACHE_BYTES: '0',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: 'https://login.school.example',
    KAKAO_CLIENT_ID: 'kakao-id',
    KAKAO_CLIENT_SECRET: 'kakao-secret',
    NAVER_CLIENT_ID: 'naver-id',
    NAVER_CLIENT_SECRET: 'naver-secret',
    PORTONE_STORE_ID: 'store',
    PORTONE_IDENTITY_CHANNEL_KEY: 'channel',
    PORTONE_API_SECRET: 'portone-secret',
    SMTP_URL: 'smtps://shop:secret@mail.example',
    MAIL_FROM: 'Practicum <help@shop.example>',
    SOLAPI_API_KEY: 'solapi-key',
    SOLAPI_API_SECRET: 'solapi-secret',
    SOLAPI_SENDER: '0216000142',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'secret-key',
    PORTONE_PAYMENT_CHANNEL_KEY: 'payment-channel',
    PORTONE_WEBHOOK_SECRET: 'webhook-secret',
    LEARNING_API_URL: 'https://learning.example/api',
    LEARNING_API_TOKEN: 'learning-token',
    POSTCODE_PROVIDER: 'kakao',
  })
  expect(config).toEqual({
    port: 8080,
    host: '127.0.0.1',
    sandboxHosts: ['box.lan', '192.168.0.7'],
    processes: 1,
    databaseUrl: 'postgresql://shop@db.example/shop',
    databaseDirectUrl: undefined,
    allowsPlainDatabase: true,
    databasePool: 40,
    dataDirectory: resolve('/srv/practicum'),
    contentDirectory: resolve('/srv/our-shop'),
    desktopOrigin: 'https://shop.example',
    mobileOrigin: 'https://m.shop.example',
    paymentOrigin: 'https://pay.shop.example',
    deskOrigin: 'https://desk.shop.example',
    mode: 'live',
    off: [],
    recordKeys: [
      { id: '2027', secret: 'bmV3LWtleS1vZi10aGUtcmVjb3JkLW9mLWFjdHM=' },
      { id: '2026', secret: 'b2xkLWtleS1vZi10aGUtcmVjb3JkLW9mLWFjdHM=' },
    ],
    recordMail: 'audit@shop.example',
    trustProxy: 2,
    edge: {
      urls: ['http://10.0.0.5:6081/', 'https://cdn.example/purge'],
      secret: 'cHJhY3RpY3VtLWVkZ2Utc2VjcmV0LTE=',
    },
    studentIdApp: { url: 'https://id.school.example/open', secret: 'a secret that shop and school share' },
    drainSeconds: 15,
    failoverSeconds: 20,
    pageCacheBytes: 0,
    logLevel: 'warn',
    metrics: { port: 9464, host: '10.0.0.5' },
    traces: { endpoint: 'https://traces.example', service: 'shop', ratio: 0.25 },
    social: {
      google: { clientId: 'google-id', clientSecret: 'google-secret' },
      kakao: { clientId: 'kakao-id', clientSecret: 'kakao-secret' },
      naver: { clientId: 'naver-id', clientSecret: 'naver-secret' },
    },
    googleIssuer: 'https://login.school.example',
    portOneIdentity: {
      storeId: 'store',
      channelKey: 'channel',
      apiSecret: 'portone-secret',
      scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    },
    smtp: { url: 'smtps://shop:secret@mail.example', from: 'Practicum <help@shop.example>', requireTls: true },
    solapi: { apiKey: 'solapi-key', apiSecret: 'solapi-secret', sender: '0216000142' },
    recaptcha: { siteKey: 'site-key', secretKey: 'secret-key' },
    toss: undefined,
    portOnePayment: {
      storeId: 'store',
      channelKey: 'payment-channel',
      apiSecret: 'portone-secret',
      webhookSecret: 'webhook-secret',
      scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    },
    learning: { url: 'https://learning.example/api', token: 'learning-token' },
    postcode: 'kakao',
  })
})

test('reads which companies the shop is without, also while they are configured', () => {
  expect(readConfig({}).off).toEqual([])
  expect(
    readConfig({
      STUDENT_ID_APP: 'off',
      NAVER_LOGIN: 'off',
      NAVER_CLIENT_ID: 'id',
      NAVER_CLIENT_SECRET: 'secret',
      POSTCODE_PROVIDER: 'off',
    }).off,
  ).toEqual(['student-id-app', 'naver', 'postcode-search'])
  // A student number counts with a verified name alone.
  expect(readConfig({ IDENTITY_VERIFICATION: 'off' }).off).toEqual(['identity-verification', 'student-id-app'])
})

test('follows the port with the default origins', () => {
  expect(readConfig({ PORT: '4100' })).toMatchObject({
    desktopOrigin: 'http://shop.localhost:4100',
    mobileOrigin: 'http://m.shop.localhost:4100',
  })
})

test('treats an empty variable as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DESKTOP_ORIGIN: '' })).toEqual(readConfig({}))
})

test('ignores other variables', () => {
  expect(readConfig({ PATH: '/bin', PRACTICUM_UNKNOWN: 'x' })).toEqual(readConfig({}))
})

describe('refuses in one sentence that names the variable', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DESKTOP_ORIGIN', 'shop.example'],
    ['DESKTOP_ORIGIN', 'https://shop.example/'],
    ['MOBILE_ORIGIN', 'https://m.shop.example/path'],
    ['PRACTICUM_MODE', 'production'],
    ['SANDBOX_HOSTS', 'box.lan:3000'],
    ['SANDBOX_HOSTS', 'https://box.lan'],
    ['SANDBOX_HOSTS', 'box.lan,'],
    ['DATABASE_TLS', 'no'],
    ['GOOGLE_LOGIN', 'no'],
    ['POSTCODE_PROVIDER', 'no'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['STUDENT_ID_APP_URL', 'id.school.example'],
    ['STUDENT_ID_APP_URL', 'http://id.school.example'],
    ['PAGE_CACHE_BYTES', '64MB'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'Practicum'],
    ['SOLAPI_SENDER', '02-1600-0142'],
    ['TOSS_SCRIPT_URL', 'http://js.tosspayments.com/v2/standard'],
    ['PORTONE_SCRIPT_URL', 'browser-sdk.js'],
    ['TOSS_API_URL', 'http://relay.example/v1'],
    ['TOSS_API_URL', 'https://relay.example/v1/'],
    ['GOOGLE_ISSUER', 'http://login.school.example'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(StartError)
    expect(read).toThrow(new RegExp(`^${name} must [^\n]+ \\(it is "[^\n]*"\\); see \\.env\\.example\\.$`))
  })
})

test('reports every invalid variable, a line for each', () => {
  expect(() => readConfig({ PORT: 'x', TRUST_PROXY: 'true', LOG_LEVEL: 'loud' })).toThrow(
    /^PORT must [^\n]+\nTRUST_PROXY must [^\n]+\nLOG_LEVEL must [^\n]+$/,
  )
})

test('listens on this machine only as a sandbox, and everywhere when live', () => {
  expect(readConfig({ PRACTICUM_MODE: 'sandbox' }).host).toBe('127.0.0.1')
  expect(readConfig({ PRACTICUM_MODE: 'live' }).host).toBe('0.0.0.0')
})

test('sends the secret of Toss Payments over TLS, or to this machine itself', () => {
  const keys = { TOSS_CLIENT_KEY: 'key', TOSS_SECRET_KEY: 'secret' }
  const apiOf = (TOSS_API_URL?: string) => readConfig({ ...keys, TOSS_API_URL }).toss?.apiUrl
  expect(apiOf()).toBe('https://api.tosspayments.com/v1')
  expect(apiOf('https://relay.example/toss/v1')).toBe('https://relay.example/toss/v1')
  expect(apiOf('http://127.0.0.1:8080/v1')).toBe('http://127.0.0.1:8080/v1')
})

test('logs in with Google, or with the configured issuer in its place', () => {
  expect(readConfig({}).googleIssuer).toBe('https://accounts.google.com')
  expect(readConfig({ GOOGLE_ISSUER: 'http://localhost:4000' }).googleIssuer).toBe('http://localhost:4000')
})

test('loads the scripts of payment providers from the configured URL, by default from the provider', () => {
  const keys = { TOSS_CLIENT_KEY: 'key', TOSS_SECRET_KEY: 'secret' }
  const scriptOf = (TOSS_SCRIPT_URL?: string) => readConfig({ ...keys, TOSS_SCRIPT_URL }).toss?.scriptUrl
  expect(scriptOf()).toBe('https://js.tosspayments.com/v2/standard')
  expect(scriptOf('https://scripts.shop.example/toss.js')).toBe('https://scripts.shop.example/toss.js')
})

test('never prints the password of a mail server', () => {
  const read = () => readConfig({ SMTP_URL: 'http://shop:s3cret@mail.example', MAIL_FROM: 'help@shop.example' })
  expect(read).toThrow(/^SMTP_URL must begin with smtp:/)
  expect(read).not.toThrow(/s3cret/)
})

test('never prints the password of a database', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://owner:s3cret@db.example/shop' })
  expect(read).toThrow(/^DATABASE_URL must begin with postgres/)
  expect(read).not.toThrow(/s3cret/)
})

describe('credentials of a provider', () => {
  test.each([
    [
      { STUDENT_ID_APP_URL: 'https://id.school.example/open' },
      /^STUDENT_ID_APP_URL and STUDENT_ID_APP_SECRET belong together/,
    ],
    [{ STUDENT_ID_APP_SECRET: 'too short' }, /^STUDENT_ID_APP_SECRET must have at least 32 characters; see/],
    [{ EDGE_URLS: 'http://10.0.0.5:6081/' }, /^EDGE_URLS and EDGE_SECRET belong together/],
    [{ EDGE_URLS: '10.0.0.5', EDGE_SECRET: 'x'.repeat(32) }, /^EDGE_URLS must be addresses/],
    [{ RECORD_KEYS: 'hush' }, /^RECORD_KEYS must be names with secrets of at least 32 characters(?!.*hush)/],
    [{ RECORD_MAIL: 'nobody' }, /^RECORD_MAIL must be a mail address/],
    [{ EDGE_SECRET: 'hush' }, /^EDGE_SECRET must have at least 32 characters of base64; see/],
    [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/],
    [{ KAKAO_CLIENT_SECRET: 'hush' }, /^KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET belong together/],
    [{ NAVER_CLIENT_ID: 'id' }, /^NAVER_CLIENT_ID and NAVER_CLIENT_SECRET belong together/],
    [{ SMTP_URL: 'smtp://hush@mail.example' }, /^SMTP_URL and MAIL_FROM belong together/],
    [{ MAIL_FROM: 'help@shop.example' }, /^SMTP_URL and MAIL_FROM belong together/],
    [
      { SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'hush' },
      /^SOLAPI_API_KEY, SOLAPI_API_SECRET and SOLAPI_SENDER belong/,
    ],
    [{ RECAPTCHA_SECRET_KEY: 'hush' }, /^RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY belong together/],
    [{ PORTONE_IDENTITY_CHANNEL_KEY: 'key' }, /^PORTONE_IDENTITY_CHANNEL_KEY needs PORTONE_STORE_ID/],
    [
      { PORTONE_IDENTITY_CHANNEL_KEY: 'key', PORTONE_API_SECRET: 'hush' },
      /^PORTONE_IDENTITY_CHANNEL_KEY needs PORTONE_STORE_ID/,
    ],
  ])('is refused in part: %o', (environment, sentence) => {
    const read = () => readConfig(environment)
    expect(read).toThrow(StartError)
    expect(read).toThrow(sentence)
    expect(read).not.toThrow(/hush/)
  })

  test('may be a store without a channel, which verifies nobody', () => {
    expect(readConfig({ PORTONE_STORE_ID: 'store', PORTONE_API_SECRET: 'hush' }).portOneIdentity).toBeUndefined()
  })
})

test('a direct address of the database needs that of the pooler', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://localhost/shop' })).toThrow(
    /DATABASE_DIRECT_URL needs DATABASE_URL/,
  )
  const config = readConfig({
    DATABASE_URL: 'postgres://pooler/shop',
    DATABASE_DIRECT_URL: 'postgres://localhost/shop',
  })
  expect(config).toMatchObject({
    databaseUrl: 'postgres://pooler/shop',
    databaseDirectUrl: 'postgres://localhost/shop',
  })
})

test.each(['0', '65', 'two', '-1'])('refuses %s processes', (number) => {
  expect(() => readConfig({ PROCESSES: number })).toThrow(/PROCESSES must be 1 to 64/)
})

test('keeps figures off the port of the visitors', () => {
  expect(() => readConfig({ PORT: '8080', METRICS_PORT: '8080' })).toThrow('METRICS_PORT must not be PORT')
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
})
