import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { personalFields } from '#contract/desk/desk-endpoint.ts'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { deskOf } from '#tests/support/server/desk.ts'
import { addMember } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { operatorRecords } from '../db/schema/operator.ts'

/** Names of the fields of an answer, however deep. */
function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  const parts: Record<string, unknown> = { ...schema }
  const { entries, item, wrapped, value, options, items } = parts
  if (typeof entries === 'object' && entries !== null)
    for (const [name, entry] of Object.entries(entries)) fieldsOf(entry, found.add(name))
  for (const inner of [item, wrapped, value]) fieldsOf(inner, found)
  for (const inner of [options, items]) if (Array.isArray(inner)) for (const each of inner) fieldsOf(each, found)
  return found
}

describe('calls with personal data', () => {
  test('are found however deep the field is', () => {
    const approvals = deskEndpoints.find(({ name }) => name === 'approval-list')
    expect([...fieldsOf(approvals?.content)]).toEqual(expect.arrayContaining(['userid', 'holder', 'others']))
  })

  test.each(deskEndpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))(
    '$name says how a look is recorded, if it shows any',
    ({ endpoint }) => {
      const personal = [...fieldsOf(endpoint.content)].filter((name) => personalFields.has(name))
      const showsFile = 'fileTypes' in endpoint
      const looks = 'looks' in endpoint ? endpoint.looks : undefined
      expect({ personal, showsFile, isDeclared: looks !== undefined }).toEqual({
        personal,
        showsFile,
        isDeclared: personal.length > 0 || showsFile,
      })
    },
  )
})

describe('a look through a list', async () => {
  const shop = await sampleShop()
  const { db } = shop.services
  const desk = deskOf(shop)
  await addMember(shop, { userid: 'haneul2026' })
  const looksOf = async (name: string) => {
    const rows = await db
      .select({ act: operatorRecords.act, details: operatorRecords.details })
      .from(operatorRecords)
      .where(eq(operatorRecords.operator, name))
      .orderBy(operatorRecords.position)
    return rows.flatMap(({ act, details }) => (act === 'read-list' ? [details] : []))
  }

  test.each([
    ['members', 'member?search=haneul2026', { search: 'haneul2026' }, 1],
    ['orders', 'order?status=paid', { status: 'paid' }, 0],
    ['to-ship', 'shipment', {}, 0],
    ['inquiries', 'inquiry', {}, 0],
    ['reviews', 'review', {}, 0],
    ['approvals', 'approval', {}, 0],
  ])('of %s is recorded with filter and count', async (list, path, filter, count) => {
    const name = `reads ${list}`
    const { browser } = await desk.operator(name, ['owner'])
    expect((await browser.request('GET', `/v1/desk/${path}`)).ok).toBe(true)
    expect(await looksOf(name)).toEqual([{ list, filter, count }])
  })

  test('is recorded once for all its pages, and again after half an hour or with another filter', async () => {
    const { browser } = await desk.operator('turns pages', ['support'])
    const read = (query: string) => browser.request('GET', `/v1/desk/member?${query}`)
    await read('page_size=1')
    await read('page_size=1&page_index=2')
    expect(await looksOf('turns pages')).toHaveLength(1)
    await read('page_size=1&status=active')
    expect(await looksOf('turns pages')).toHaveLength(2)
    shop.pass(1799)
    await read('page_size=1')
    expect(await looksOf('turns pages')).toHaveLength(2)
    shop.pass(1)
    await read('page_size=1')
    expect(await looksOf('turns pages')).toHaveLength(3)
  })

  test('is not recorded of whoever is shown no personal data', async () => {
    const { browser } = await desk.operator('only counts', ['viewer'])
    await browser.request('GET', '/v1/desk/member')
    expect(await looksOf('only counts')).toEqual([])
  })
})
