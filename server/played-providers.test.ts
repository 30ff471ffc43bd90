import { expect, test } from 'vitest'
import { readConfig, StartError } from './config.ts'
import { refuseSandboxes, sandboxProviders } from './played-providers.ts'

test('starts as a sandbox whatever the sandbox plays', () => {
  expect(() => refuseSandboxes(readConfig({}))).not.toThrow()
})

test('starts no live shop in which the sandbox plays anything, naming in one sentence what to set', () => {
  const start = () => refuseSandboxes(readConfig({ PRACTICUM_MODE: 'live' }))
  expect(start).toThrow(StartError)
  expect(start).toThrow(
    /^PRACTICUM_MODE=live [^\n]*the student-ID app \(set STUDENT_ID_APP_URL\)[^\n]*\.env\.example\.$/,
  )
})

test('asks a live shop for nothing that is set', () => {
  const config = readConfig({ PRACTICUM_MODE: 'live', STUDENT_ID_APP_URL: 'https://id.school.example/open' })
  expect(sandboxProviders(config).map((provider) => provider.setting)).not.toContain('STUDENT_ID_APP_URL')
})

test('starts a live shop in which every provider is a real one', () => {
  const everything = {
    PRACTICUM_MODE: 'live',
    STUDENT_ID_APP_URL: 'https://id.school.example/open',
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
  expect(() => refuseSandboxes(readConfig(everything))).not.toThrow()
  for (const name of ['GOOGLE', 'KAKAO', 'NAVER']) {
    const { [`${name}_CLIENT_ID`]: _, [`${name}_CLIENT_SECRET`]: __, ...rest }: Record<string, string> = everything
    expect(() => refuseSandboxes(readConfig(rest))).toThrow(`set ${name}_CLIENT_ID`)
  }
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(everything).filter(([name]) => !names.includes(name)))
  for (const [missing, said] of [
    [['SMTP_URL', 'MAIL_FROM'], 'mail (set SMTP_URL)'],
    [['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_SENDER'], 'text messages (set SOLAPI_API_KEY)'],
    [['PORTONE_IDENTITY_CHANNEL_KEY'], 'set PORTONE_IDENTITY_CHANNEL_KEY'],
    [['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'], 'payment (set TOSS_CLIENT_KEY)'],
    [['LEARNING_API_URL', 'LEARNING_API_TOKEN'], 'set LEARNING_API_URL'],
    [['POSTCODE_PROVIDER'], 'set POSTCODE_PROVIDER'],
  ] as const) {
    expect(() => refuseSandboxes(readConfig(without(...missing)))).toThrow(said)
  }
})
