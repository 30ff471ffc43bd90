import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, refuseSandboxes, sandboxProviders, StartError } from './config.ts'

test('needs no variable', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    databaseUrl: undefined,
    dataDirectory: resolve('.data'),
    desktopOrigin: 'http://practicum.localhost:3000',
    mobileOrigin: 'http://m.practicum.localhost:3000',
    mode: 'sandbox',
    trustProxy: false,
    studentIdAppUrl: undefined,
    pageCacheBytes: 67_108_864,
    logLevel: 'info',
  })
})

test('takes every variable', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgresql://shop@db.example/shop',
    DATA_DIR: '/srv/practicum',
    DESKTOP_ORIGIN: 'https://shop.example',
    MOBILE_ORIGIN: 'https://m.shop.example',
    PRACTICUM_MODE: 'live',
    TRUST_PROXY: 'true',
    STUDENT_ID_APP_URL: 'https://id.school.example/open',
    PAGE_CACHE_BYTES: '0',
    LOG_LEVEL: 'warn',
  })
  expect(config).toEqual({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: 'postgresql://shop@db.example/shop',
    dataDirectory: resolve('/srv/practicum'),
    desktopOrigin: 'https://shop.example',
    mobileOrigin: 'https://m.shop.example',
    mode: 'live',
    trustProxy: true,
    studentIdAppUrl: 'https://id.school.example/open',
    pageCacheBytes: 0,
    logLevel: 'warn',
  })
})

test('follows the port with the default origins', () => {
  expect(readConfig({ PORT: '4100' })).toMatchObject({
    desktopOrigin: 'http://practicum.localhost:4100',
    mobileOrigin: 'http://m.practicum.localhost:4100',
  })
})

test('takes an empty variable for an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DESKTOP_ORIGIN: '' })).toEqual(readConfig({}))
})

test('leaves other variables alone', () => {
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
    ['TRUST_PROXY', 'yes'],
    ['STUDENT_ID_APP_URL', 'id.school.example'],
    ['STUDENT_ID_APP_URL', 'http://id.school.example'],
    ['PAGE_CACHE_BYTES', '64MB'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(StartError)
    expect(read).toThrow(new RegExp(`^${name} must [^\n]+ \\(it is "[^\n]*"\\); see \\.env\\.example\\.$`))
  })
})

test('never prints the password of a database', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://owner:s3cret@db.example/shop' })
  expect(read).toThrow(/^DATABASE_URL must begin with postgres/)
  expect(read).not.toThrow(/s3cret/)
})

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
