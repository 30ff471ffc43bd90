import type { Hono } from 'hono'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { pageInfoSchema, problemSchema, type PageInfo, type Problem } from '../../contract/envelope.ts'
import type { Locale } from '../../contract/locale.ts'
import { createApi } from '../../server/api/app.ts'
import type { ApiVariables } from '../../server/api/caller.ts'
import type { Services } from '../../server/api/handler.ts'
import { createClock, type Clock } from '../../server/clock.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { watchContent } from '../../server/content/state.ts'
import type { OpenDatabase } from '../../server/db/open.ts'
import { createLog } from '../../server/log.ts'
import { testDatabase } from './database.ts'
import { catalogue, today } from './server-catalogue.ts'
import { cleanUpWith } from './server-clean-up.ts'
import { contentFolder } from './server-content.ts'

/** The shop's addresses in tests. */
export const testConfig = {
  desktopOrigin: 'http://practicum.localhost:3000',
  mobileOrigin: 'http://m.practicum.localhost:3000',
  mode: 'sandbox',
} as const

/** A clock that stands at noon of `day`, Korean time. */
export function clockOn(day: string): Clock {
  return createClock(() => Date.parse(`${day}T12:00:00+09:00`))
}

/** Imports the folder as it is; a fault in it fails the test. */
export async function importFolder(database: OpenDatabase, clock: Clock, directory: string) {
  const { content, faults } = readContent(directory)
  expect(faults).toEqual([])
  if (!content) throw new Error('a folder without faults has content')
  return importContent(database.db, clock, content)
}

export interface Reply<Content> {
  readonly content: Content
  readonly page_info: PageInfo | undefined
  readonly response: Response
}

export interface Shop {
  readonly api: Hono<ApiVariables>
  readonly services: Services
  /**
   * Calls an address below `/api` and holds the whole answer against the endpoint: status, envelope, and content
   * with no field more or less than the schema names.
   */
  call<E extends Endpoint>(endpoint: E, address: string, locale?: Locale): Promise<Reply<v.InferOutput<E['content']>>>
  /** Calls an address that must be refused; answers status, code and the problem. */
  refusal(address: string): Promise<{ status: number; code: string; problem: Problem }>
}

const envelopeSchema = v.strictObject({
  status_code: v.literal(200),
  content: v.unknown(),
  page_info: v.optional(pageInfoSchema),
})
const refusalSchema = v.strictObject({ status_code: v.string(), content: v.strictObject(problemSchema.entries) })

/** The API over `database` as it stands on `day`. */
export async function shopOn(database: OpenDatabase, day: string): Promise<Shop> {
  const clock = clockOn(day)
  const content = await watchContent(database, clock)
  cleanUpWith(() => content.close())
  const services: Services = { db: database.db, clock, content, config: testConfig }
  const api = createApi(services, createLog('silent'))
  return {
    api,
    services,
    call: async (endpoint, address, locale = 'en') => {
      const response = await api.request(address, { headers: { 'Accept-Language': locale } })
      const body: unknown = await response.json()
      expect(response.status, JSON.stringify(body)).toBe(200)
      expect(response.headers.get('Content-Language')).toBe(locale)
      const envelope = v.parse(envelopeSchema, body)
      expect(envelope.page_info !== undefined).toBe(endpoint.paged)
      const content = v.parse(endpoint.content, envelope.content)
      expect(content).toStrictEqual(envelope.content)
      return { content, page_info: envelope.page_info, response }
    },
    refusal: async (address) => {
      const response = await api.request(address)
      const { status_code, content } = v.parse(refusalSchema, await response.json())
      expect(content.request_id).toBe(response.headers.get('X-Request-Id'))
      return { status: response.status, code: status_code, problem: content }
    },
  }
}

/** The sample shop of `catalogue` in a database of the test file's own, as it stands on `day`. */
export async function sampleShop(day: string = today): Promise<Shop & { readonly database: OpenDatabase }> {
  const { database } = await testDatabase()
  await importFolder(database, clockOn(day), contentFolder(catalogue).directory)
  return { ...(await shopOn(database, day)), database }
}
