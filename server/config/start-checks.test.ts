import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { readConfig } from './config.ts'
import { checkExposure, checkLiveSettings, exposureWarning } from './start-checks.ts'

const everything = {
  PRACTICUM_MODE: 'live',
  DATABASE_URL: 'postgres://shop@db.example/shop?sslmode=verify-full',
  TRUST_PROXY: '1',
  RECORD_KEYS: '2026:a-key-that-is-in-no-database-32-chars',
  DESKTOP_ORIGIN: 'https://www.shop.example',
  MOBILE_ORIGIN: 'https://m.shop.example',
  PAYMENT_ORIGIN: 'https://pay.shop.example',
  STUDENT_ID_APP_URL: 'https://id.school.example/open',
  STUDENT_ID_APP_SECRET: 'a secret that shop and school share',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  KAKAO_CLIENT_ID: 'id',
  KAKAO_CLIENT_SECRET: 'secret',
  NAVER_CLIENT_ID: 'id',
  NAVER_CLIENT_SECRET: 'secret',
  PORTONE_STORE_ID: 'store',
  PORTONE_IDENTITY_CHANNEL_KEY: 'channel',
  PORTONE_API_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'help@shop.example',
  SOLAPI_API_KEY: 'key',
  SOLAPI_API_SECRET: 'secret',
  SOLAPI_SENDER: '0216000142',
  TOSS_CLIENT_KEY: 'key',
  TOSS_SECRET_KEY: 'secret',
  LEARNING_API_URL: 'https://learning.example/api',
  LEARNING_API_TOKEN: 'token',
  POSTCODE_PROVIDER: 'kakao',
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(everything).filter(([name]) => !names.includes(name)))
const start = (environment: Record<string, string>) => () => checkLiveSettings(readConfig(environment))

describe('a live shop', () => {
  test('starts when completely configured', () => {
    expect(start(everything)).not.toThrow()
    expect(start({ ...everything, TRUST_PROXY: '0' })).not.toThrow()
  })

  test('reports everything that is missing at once', () => {
    expect(start({ PRACTICUM_MODE: 'live' })).toThrow(StartError)
    for (const name of [
      'DESKTOP_ORIGIN',
      'MOBILE_ORIGIN',
      'PAYMENT_ORIGIN',
      'DATABASE_URL',
      'TRUST_PROXY',
      'STUDENT_ID_APP_URL',
      'PORTONE_IDENTITY_CHANNEL_KEY',
      'SMTP_URL',
      'SOLAPI_API_KEY',
      'GOOGLE_CLIENT_ID',
      'KAKAO_CLIENT_ID',
      'NAVER_CLIENT_ID',
      'TOSS_CLIENT_KEY',
      'LEARNING_API_URL',
      'POSTCODE_PROVIDER',
    ]) {
      expect(start({ PRACTICUM_MODE: 'live' })).toThrow(new RegExp(`^  ${name} must `, 'm'))
    }
  })

  test.each([
    [['DATABASE_URL'], 'DATABASE_URL'],
    [['TRUST_PROXY'], 'TRUST_PROXY'],
    [['MOBILE_ORIGIN'], 'MOBILE_ORIGIN'],
    [['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'GOOGLE_CLIENT_ID'],
    [['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'], 'KAKAO_CLIENT_ID'],
    [['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'], 'NAVER_CLIENT_ID'],
    [['SMTP_URL', 'MAIL_FROM'], 'SMTP_URL'],
    [['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_SENDER'], 'SOLAPI_API_KEY'],
    [['PORTONE_IDENTITY_CHANNEL_KEY'], 'PORTONE_IDENTITY_CHANNEL_KEY'],
    [['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'], 'TOSS_CLIENT_KEY'],
    [['LEARNING_API_URL', 'LEARNING_API_TOKEN'], 'LEARNING_API_URL'],
    [['POSTCODE_PROVIDER'], 'POSTCODE_PROVIDER'],
    [['RECORD_KEYS'], 'RECORD_KEYS'],
    [['STUDENT_ID_APP_URL', 'STUDENT_ID_APP_SECRET'], 'STUDENT_ID_APP_URL'],
  ])('does not start without %j, and hears of nothing else', (missing, name) => {
    expect(start(without(...missing))).toThrow(new RegExp(`each of these:\n  ${name} must [^\n]+$`))
  })

  test.each([
    ['IDENTITY_VERIFICATION=off', ['PORTONE_IDENTITY_CHANNEL_KEY']],
    ['STUDENT_ID_APP=off', ['STUDENT_ID_APP_URL', 'STUDENT_ID_APP_SECRET']],
    ['GOOGLE_LOGIN=off', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
    ['KAKAO_LOGIN=off', ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET']],
    ['NAVER_LOGIN=off', ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET']],
    ['POSTCODE_PROVIDER=off', ['POSTCODE_PROVIDER']],
    ['LEARNING_SYSTEM=off', ['LEARNING_API_URL', 'LEARNING_API_TOKEN']],
    ['TEXT_MESSAGES=off', ['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_SENDER']],
  ])('starts with %s in place of %j, and names it without either', (setting, missing) => {
    const [name = '', value = ''] = setting.split('=')
    expect(start({ ...without(...missing), [name]: value })).not.toThrow()
    expect(start(without(...missing))).toThrow(new RegExp(`^  ${missing[0]} must be set, or ${setting} for`, 'm'))
  })

  test('requires a separate host for payment windows', () => {
    expect(start({ ...everything, PAYMENT_ORIGIN: 'https://m.shop.example' })).toThrow('no host of the shop')
    expect(start({ ...everything, DESK_ORIGIN: 'https://m.shop.example' })).toThrow('a host of its own')
    expect(start({ ...everything, DESK_ORIGIN: 'http://desk.shop.example' })).toThrow('DESK_ORIGIN must begin')
  })
})

describe('the connection of a live shop to its database', () => {
  const startWith = (DATABASE_URL: string, others = {}) => start({ ...everything, DATABASE_URL, ...others })

  test.each([
    'postgres://shop@db.example/shop?sslmode=require',
    'postgres://shop@db.example/shop?sslmode=verify-ca',
    'postgres:///shop?host=/var/run/postgresql',
    'postgres://shop@one.example:5432,two.example:5432/shop?sslmode=verify-full&target_session_attrs=read-write',
    'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
  ])('is private: %s', (address) => expect(startWith(address)).not.toThrow())

  test.each([
    'postgres://shop:s3cret@db.example/shop',
    'postgres://shop:s3cret@db.example/shop?sslmode=disable',
    'postgres://shop:s3cret@db.example/shop?sslmode=prefer',
    'postgres://shop:s3cret@db.example/shop?sslmode=no-verify',
    'postgres://shop:s3cret@db.example/shop?sslmode=require&uselibpqcompat=true',
    'postgres://shop:s3cret@127.0.0.1/shop',
    'postgres://shop:s3cret@one.example,two.example/shop?target_session_attrs=read-write',
  ])('may be read by others, and must be asked for: %s', (address) => {
    expect(startWith(address)).toThrow(/each of these:\n {2}DATABASE_URL must [^\n]*DATABASE_TLS=off[^\n]*$/)
    expect(startWith(address)).not.toThrow(/s3cret/)
    expect(startWith(address, { DATABASE_TLS: 'off' })).not.toThrow()
  })
})

test('the image starts a live shop', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV (?:.* )?PRACTICUM_MODE=live(?: |$)/m)
})

test.each(['ignoreTLS=true', 'requireTLS=false', 'secure=false', 'tls.rejectUnauthorized=false'])(
  'a live shop sends no mail with %s',
  (parameter) => {
    const name = parameter.split('=')[0]
    expect(start({ ...everything, SMTP_URL: `smtp://mail.example?${parameter}` })).toThrow(
      new RegExp(`each of these:\\n  SMTP_URL must not contain ${name}: [^\\n]+$`),
    )
    expect(start({ ...everything, SMTP_URL: 'smtp://mail.example?pool=true' })).not.toThrow()
  },
)

test('a sandbox starts with nothing', () => {
  expect(start({})).not.toThrow()
})

describe('a sandbox that other machines can reach', () => {
  test.each(['0.0.0.0', '::', '192.168.0.7', 'shop.example'])('must be asked for: HOST=%s', (HOST) => {
    const open = (more = {}) => checkExposure(readConfig({ HOST, ...more }))
    expect(() => open()).toThrow(StartError)
    expect(() => open()).toThrow(/^HOST=[^\n]+ SANDBOX_HOSTS [^\n]+$/)
    expect(() => open({ SANDBOX_HOSTS: 'box.lan,192.168.0.7' })).not.toThrow()
    expect(() => open({ PRACTICUM_MODE: 'live' })).not.toThrow()
  })

  test('is none on this machine alone', () => {
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
      expect(() => checkExposure(readConfig({ HOST }))).not.toThrow()
    }
  })

  test.each(['0.0.0.0', '::', '192.168.0.7', 'shop.example'])('warns what they see there: HOST=%s', (HOST) => {
    expect(exposureWarning(readConfig({ HOST }))).toMatch(/WARNING.*codes.*\/sandbox\/outbox/s)
  })

  test.each([{}, { HOST: '127.0.0.1' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { HOST: 'localhost' }])(
    'is none that listens here alone: %o',
    (environment) => expect(exposureWarning(readConfig(environment))).toBeUndefined(),
  )

  test('is no live shop', () => {
    expect(exposureWarning(readConfig(everything))).toBeUndefined()
  })
})
