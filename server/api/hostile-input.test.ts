import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { addMember, logIn } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const member = await addMember(shop)

/** Any sequence of UTF-16 code units, with unpaired surrogates and NUL characters. */
const anyUnits = fc
  .array(fc.oneof(fc.constantFrom(0, 0xd800, 0xdfff, 0x31, 0x41), fc.integer({ min: 0, max: 0xffff })), {
    maxLength: 12,
  })
  .map((units) => String.fromCharCode(...units))
const anyValue = fc.oneof(
  anyUnits,
  fc.constantFrom(1, 0, -1, 1e30, true, null, '1', '2026-01-01', 'IDV', 'ko'),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
)

/** Input for an endpoint: its own fields with any content. */
function anyInput({ params, query, body }: Endpoint) {
  const fieldsOf = (schema: Endpoint['query'] | undefined) => {
    const names = Object.keys(schema?.entries ?? {})
    return fc.record(Object.fromEntries(names.map((name) => [name, anyValue])), { requiredKeys: [] })
  }
  return fc.record({ params: fieldsOf(params), query: fieldsOf(query), body: fieldsOf(body) })
}

/** The address as a browser writes it, which unpaired surrogates do not survive. */
function addressOf({ path }: Endpoint, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const write = (value: unknown) => String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(write(params[name] ?? 'x')) || 'x')
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, write(value)]))
  return search.size === 0 ? filled : `${filled}?${search}`
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(JSON.stringify(value)))
  return form
}

const poisons = [String.fromCharCode(0), String.fromCharCode(0xd800)]
const named = (chosen: readonly Endpoint[]) => chosen.map((endpoint) => [endpoint.name, endpoint] as const)
// Fields of a form are text without depth; `inquiries/send-inquiry.test.ts` sends such characters.
const withBody = endpoints.filter(({ body, files }) => !files && body && Object.keys(body.entries).length > 0)
const withQuery = endpoints.filter(({ query }) => query !== undefined)

describe.each(named(endpoints))('%s', (_, endpoint) => {
  test('answers any input without a server error', async () => {
    const browser = shop.browser({ address: '198.51.100.7' })
    const { access_token } = await logIn(browser, member)
    await fc.assert(
      fc.asyncProperty(anyInput(endpoint), async ({ params, query, body }) => {
        const response = await browser.request(endpoint.method, addressOf(endpoint, params, query), {
          token: access_token,
          ...(endpoint.body ? { body: endpoint.files ? formOf(body) : body } : {}),
        })
        expect(response.status, await response.clone().text()).toBeLessThan(500)
      }),
      { numRuns: 8 },
    )
  })
})

describe.each(named(withBody))('the body of %s', (_, endpoint) => {
  test.each(poisons)('must not contain %j in any field', async (poison) => {
    for (const name of Object.keys(endpoint.body?.entries ?? {})) {
      const { code, status, content } = await shop
        .browser({ address: '198.51.100.8' })
        .expectError(endpoint.method, addressOf(endpoint, {}, {}), { body: { [name]: { deep: [`a${poison}`] } } })
      expect([status, code, content.field]).toEqual([400, 'PR10002400', `${name}.deep.0`])
    }
  })
})

describe.each(named(withQuery))('the query of %s', (_, endpoint) => {
  test('must not contain a NUL character', async () => {
    for (const name of Object.keys(endpoint.query?.entries ?? {})) {
      const { code, status, content } = await shop
        .browser()
        .expectError(endpoint.method, addressOf(endpoint, {}, { [name]: poisons[0] }))
      expect([status, code, content.field]).toEqual([400, 'PR10002400', name])
    }
  })
})
