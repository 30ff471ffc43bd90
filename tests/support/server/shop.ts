import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import { createApi } from '#server/api/app.ts'
import type { ApiVariables } from '#server/api/caller.ts'
import type { Services } from '#server/api/handler.ts'
import { watchQrLogins } from '#server/api/qr-login-changes.ts'
import { createVisitCounts } from '#server/api/visit-counts.ts'
import { diskFolder } from '#server/content/content-folder.ts'
import { importContent } from '#server/content/import.ts'
import { readContent } from '#server/content/read.ts'
import { watchContent } from '#server/content/state.ts'
import { createProviders } from '#server/create-providers.ts'
import type { OpenDatabase } from '#server/db/open.ts'
import { type Clock, type ClockOffset, createClock } from '#server/lib/clock.ts'
import type { WebhookSender } from '#server/sandbox/payment/webhook-messages.ts'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import { identityPages } from '#server/web/windows/identity-window.ts'
import { paymentHost } from '#server/web/windows/payment-host.ts'
import { postcodePages } from '#server/web/windows/postcode-window.ts'
import { registerCleanup } from './cleanup.ts'
import { type Browser, type BrowserOptions, type ErrorReply, openBrowser, type Reply } from './http-browser.ts'
import { watchedLog } from './log-lines.ts'
import { expectOnePrice } from './one-price.ts'
import { testPasswords } from './passwords.ts'
import { nightOf, today } from './sample-catalogue.ts'
import { testDatabase } from './test-database.ts'
import { noteContentStep } from './watch-steps.ts'

/** The shop's addresses in tests. */
export const testConfig = {
  desktopOrigin: 'http://shop.localhost:3000',
  mobileOrigin: 'http://m.shop.localhost:3000',
  paymentOrigin: 'http://pay.shop.localhost:3000',
  deskOrigin: 'http://desk.shop.localhost:3000',
  mode: 'sandbox',
  off: [],
  /** So that browsers of the tests tell where they are. */
  trustProxy: 1,
  studentIdApp: undefined,
  social: { google: undefined, kakao: undefined, naver: undefined },
  googleIssuer: 'https://accounts.google.com',
  portOneIdentity: undefined,
  toss: undefined,
  portOnePayment: undefined,
  learning: undefined,
  smtp: undefined,
  solapi: undefined,
  recaptcha: undefined,
  postcode: undefined,
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  allowsPlainDatabase: false,
  recordKeys: undefined,
} as const

/** A clock that stands at three in the morning of `day`, Korean time, or so far ahead. */
export function clockOn(day: string, offset?: ClockOffset): Clock {
  return createClock(() => nightOf(day), offset)
}

/** Imports the folder; an error in it fails the test. */
export async function importFolder(database: OpenDatabase, clock: Clock, directory: string) {
  const { content, faults } = readContent(diskFolder(directory))
  expect(faults).toEqual([])
  if (!content) throw new Error('a folder without faults has content')
  return importContent(database.db, clock, content, testConfig.off)
}

export interface Shop {
  readonly api: Hono<ApiVariables>
  /** The pages below `/sandbox`. */
  readonly sandbox: Hono
  readonly services: Services
  /** Opens a new browser. */
  browser(from?: BrowserOptions): Browser
  /** Makes a call below `/api` in a new browser; see {@link Browser.call}. */
  call<E extends Endpoint>(endpoint: E, address: string, locale?: Locale): Promise<Reply<v.InferOutput<E['content']>>>
  /** Makes a GET call that must fail; returns status, code and content. */
  expectError(address: string): Promise<ErrorReply>
  /** Advances the shop's clock, in seconds. */
  pass(seconds: number): void
}

/** The API over `database`, on `day`. */
export function shopOn(database: OpenDatabase, day: string): Promise<Shop> {
  return shopWith(database, clockOn(day, { milliseconds: 0 }))
}

/**
 * The API over `database`, with the test's own clock and settings. `companies` is where the sandbox's companies keep
 * their books: the shop's own database, or other connections to it.
 */
export async function shopWith(
  database: OpenDatabase,
  clock: Clock,
  config: Services['config'] & Parameters<typeof createProviders>[0] & Parameters<typeof createSandbox>[1] = testConfig,
  companies: OpenDatabase = database,
): Promise<Shop> {
  const watching = await watchContent(database, clock)
  registerCleanup(() => watching.close())
  const refresh = async () => {
    await watching.refresh()
    noteContentStep()
  }
  const content = { ...watching, refresh }
  const qrChanges = await watchQrLogins(database)
  registerCleanup(() => qrChanges.close())
  const { db } = database
  registerCleanup(() => expectOnePrice(db))
  const { log } = watchedLog()
  const sendWebhook: WebhookSender = async ({ headers, body }) => {
    await api.request('/v1/pay/webhook/sandbox', { method: 'POST', headers, body })
  }
  const sandbox = createSandbox({ db: companies.db, clock, passwords: testPasswords, sendWebhook }, config)
  const providers = createProviders(config, { db: companies.db, clock, log, sandbox })
  const services: Services = {
    db,
    clock,
    content,
    config,
    providers,
    passwords: testPasswords,
    qrChanges,
    visitCounts: createVisitCounts({ db, clock }, log),
  }
  const api = createApi(services, log)
  const windows = new Hono()
  windows.route('/', paymentHost(services))
  windows.route('/', identityPages(services))
  windows.route('/', postcodePages(services))
  const browser = (from?: BrowserOptions) => openBrowser(api, from, sandbox, windows)
  return {
    api,
    sandbox,
    services,
    browser,
    call: (endpoint, address, locale = 'en') => browser().call(endpoint, address, { locale }),
    expectError: (address) => browser().expectError('GET', address),
    pass: (seconds) => {
      if (!clock.offset) throw new Error('this clock stands')
      clock.offset.milliseconds += seconds * 1000
    },
  }
}

/** The sample shop of `catalogue` in the test file's own database, on `day`. */
export async function sampleShop(day: string = today): Promise<Shop & { readonly database: OpenDatabase }> {
  const { database } = await testDatabase('sample')
  return { ...(await shopOn(database, day)), database }
}

/** The catalogue that the shop is delivered with, in a database of its own, on `day`. */
export async function deliveredShop(day: string = today): Promise<Shop & { readonly database: OpenDatabase }> {
  const { database } = await testDatabase()
  await importFolder(database, clockOn(day), fileURLToPath(new URL('../../../content', import.meta.url)))
  return { ...(await shopOn(database, day)), database }
}
