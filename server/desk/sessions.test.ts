import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  changeOwnEmail,
  changeRoles,
  deletePasskey,
  deskLogout,
  deskSession,
  inviteAgain,
  inviteOperator,
  inviteOwnDevice,
  openConfirmation,
  openDeskLogin,
  operatorList,
  ownEmail,
  passkeyList,
  removeOperator,
} from '#contract/desk/operators.ts'
import { recordList } from '#contract/desk/records.ts'
import { deskOf, logIn, Passkey, register } from '#tests/support/server/desk.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { kim } from '#tests/support/server/operators.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { checkRecords } from '../db/operator-record.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorInvitations, operatorRecords, operatorSessions, passkeyChallenges } from '../db/schema/operator.ts'
import { deleteExpired } from '../jobs/cleanup.ts'
import { mailContentSchema } from '../lib/message-content.ts'
import { addOperator } from '../operator/operators.ts'

const shop = await sampleShop()
const desk = deskOf(shop)
const { db } = shop.services
const session = '/v1/desk/session'

const secretOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? ''

/** Contents of the mails that wait for an address, the oldest first. */
async function mailsTo(recipient: string) {
  const isTo = eq(outboxMessages.recipient, recipient)
  const rows = await db.select().from(outboxMessages).where(isTo).orderBy(outboxMessages.position)
  return rows.map(({ content }) => v.parse(mailContentSchema, content))
}

const isIn = async (browser: Browser) => (await browser.request('GET', session)).ok

describe('an invitation', () => {
  const invite = (name: string) => addOperator(shop.services, { by: kim, name, roles: ['support'] })

  test('registers a passkey once, and logs in', async () => {
    const { secret } = await invite('Lee Dasom')
    const browser = desk.browser()
    await register(browser, new Passkey(), secret)
    const { content } = await browser.call(deskSession, session)
    expect(content).toMatchObject({ name: 'Lee Dasom', roles: ['support'] })
    const again = await desk.browser().expectError('POST', '/v1/desk/invitation/challenge', { linkSecret: secret })
    expect(again.code).toBe('PR60005404')
  })

  test('works for a day', async () => {
    const { secret } = await invite('late')
    shop.pass(24 * 60 * 60 - 1)
    expect((await desk.browser().request('POST', '/v1/desk/invitation/challenge', { linkSecret: secret })).ok).toBe(
      true,
    )
    shop.pass(1)
    expect((await desk.browser().request('POST', '/v1/desk/invitation/challenge', { linkSecret: secret })).status).toBe(
      404,
    )
  })

  test('ends when a new one is made', async () => {
    const { browser: owner } = await desk.operator('owner who invites', ['owner'])
    const body = { name: 'Choi Areum', email: 'areum@shop.example', roles: ['viewer'] as const }
    const first = (await owner.call(inviteOperator, '/v1/desk/operator', { body: { ...body, roles: ['viewer'] } }))
      .content
    const { content: operators } = await owner.call(operatorList, '/v1/desk/operator')
    const invited = operators.find(({ name }) => name === 'Choi Areum')
    expect(invited).toMatchObject({ roles: ['viewer'], passkeys: 0, last_seen_at: null })
    const second = (await owner.call(inviteAgain, `/v1/desk/operator/${invited?.id}/invitation`)).content
    expect(first.link).toMatch(/^http:\/\/desk\.shop\.localhost:3000\/invitation#secret=[\w-]{43}$/)
    const open = (link: string) =>
      desk.browser().request('POST', '/v1/desk/invitation/challenge', { linkSecret: secretOf(link) })
    expect([(await open(first.link)).status, (await open(second.link)).status]).toEqual([404, 200])
    const taken = await owner.expectError('POST', '/v1/desk/operator', { body })
    expect(taken).toMatchObject({ code: 'PR60007409', content: { field: 'name' } })
  })
})

describe('a passkey', () => {
  test('logs in, once for each challenge', async () => {
    const { passkey } = await desk.operator('logs in', ['viewer'])
    const browser = desk.browser()
    expect((await logIn(browser, passkey)).content).toMatchObject({ name: 'logs in', roles: ['viewer'] })
    const { content } = await browser.call(openDeskLogin, `${session}/challenge`)
    const body = { passkey: passkey.use(content) }
    expect((await desk.browser().request('POST', session, { body })).ok).toBe(true)
    expect((await desk.browser().expectError('POST', session, { body })).code).toBe('PR60004400')
  })

  test('is refused when it is unknown, unverified, of another page, or too late', async () => {
    const { passkey } = await desk.operator('refused', ['viewer'])
    const attempt = async (change: (passkey: Passkey) => void, used = passkey, wait = 0) => {
      const browser = desk.browser()
      const { content } = await browser.call(openDeskLogin, `${session}/challenge`)
      change(used)
      const body = { passkey: used.use(content) }
      Object.assign(used, { origin: 'http://desk.shop.localhost:3000', isVerified: true })
      shop.pass(wait)
      return (await browser.request('POST', session, { body })).status
    }
    expect(await attempt(() => {}, new Passkey())).toBe(400)
    expect(await attempt((each) => Object.assign(each, { isVerified: false }))).toBe(400)
    expect(await attempt((each) => Object.assign(each, { origin: 'http://desk.evil.example' }))).toBe(400)
    expect(await attempt(() => {}, passkey, 5 * 60)).toBe(400)
    expect(await attempt(() => {}, passkey, 5 * 60 - 1)).toBe(200)
  })

  test('of another operator confirms nothing', async () => {
    const { browser, passkey } = await desk.operator('confirms', ['viewer'])
    const { passkey: foreign } = await desk.operator('another', ['viewer'])
    const confirm = async (used: Passkey) => {
      const { content } = await browser.call(openConfirmation, `${session}/confirmation/challenge`)
      expect(content.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key' }])
      return browser.request('POST', `${session}/confirmation`, { body: { passkey: used.use(content) } })
    }
    expect((await confirm(foreign)).status).toBe(400)
    shop.pass(10)
    const before = (await browser.call(deskSession, session)).content.confirmed_until
    expect((await confirm(passkey)).status).toBe(200)
    const after = (await browser.call(deskSession, session)).content.confirmed_until
    expect(Date.parse(after) - Date.parse(before)).toBe(10_000)
  })

  test('made for a login is no confirmation', async () => {
    const { browser, passkey } = await desk.operator('mixes', ['viewer'])
    const { content } = await browser.call(openDeskLogin, `${session}/challenge`)
    const body = { passkey: passkey.use(content) }
    expect((await browser.expectError('POST', `${session}/confirmation`, { body })).code).toBe('PR60004400')
  })

  test('can be deleted while another one remains, and its sessions end', async () => {
    const { browser, passkey } = await desk.operator('two keys', ['viewer'])
    const only = await browser.expectError('DELETE', `/v1/desk/passkey/${passkey.id}`)
    expect(only.code).toBe('PR60008409')
    const { link } = (await browser.call(inviteOwnDevice, '/v1/desk/passkey')).content
    const second = desk.browser()
    const added = new Passkey()
    await register(second, added, secretOf(link))
    const { content } = await second.call(passkeyList, '/v1/desk/passkey')
    expect(content.map((each) => [each.id, each.is_current])).toEqual([
      [passkey.id, false],
      [added.id, true],
    ])
    expect(await isIn(browser)).toBe(true)
    await second.call(deletePasskey, `/v1/desk/passkey/${passkey.id}`)
    expect([await isIn(browser), await isIn(second)]).toEqual([false, true])
  })

  test('approves requests of others from the next day on', async () => {
    const { browser } = await desk.operator('new here', ['viewer'])
    const { content } = await browser.call(passkeyList, '/v1/desk/passkey')
    expect(content).toHaveLength(1)
    const [{ created_at, approves_from } = { created_at: '', approves_from: '' }] = content
    expect(Date.parse(approves_from) - Date.parse(created_at)).toBe(24 * 60 * 60 * 1000)
  })
})

describe('an operator who has lost a device', () => {
  test('is let in by a new link alone: passkeys and sessions have ended, and a mail says who made it', async () => {
    const { browser: owner } = await desk.operator('owner who helps', ['owner'])
    const { browser, passkey } = await desk.operator('loses a phone', ['support'])
    await browser.call(changeOwnEmail, `${session}/email`, { body: { email: 'phone@shop.example' } })
    const id = (await owner.call(operatorList, '/v1/desk/operator')).content.find(
      ({ name }) => name === 'loses a phone',
    )?.id
    const { link } = (await owner.call(inviteAgain, `/v1/desk/operator/${id}/invitation`)).content
    expect(await isIn(browser)).toBe(false)
    const challenge = (await desk.browser().call(openDeskLogin, `${session}/challenge`)).content
    const body = { passkey: passkey.use(challenge) }
    expect((await desk.browser().expectError('POST', session, { body })).code).toBe('PR60004400')
    const fresh = desk.browser()
    await register(fresh, new Passkey(), secretOf(link))
    expect(await isIn(fresh)).toBe(true)
    expect((await fresh.call(passkeyList, '/v1/desk/passkey')).content).toHaveLength(1)
    const mails = await mailsTo('phone@shop.example')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your passkeys for the desk have ended',
      'A passkey for the desk was registered',
    ])
    expect(mails[0]?.rows).toContainEqual({ label: 'Link made by', value: 'owner who helps' })
    const acts = await db
      .select({ act: operatorRecords.act, operator: operatorRecords.operator })
      .from(operatorRecords)
      .where(eq(operatorRecords.subject, id ?? ''))
      .orderBy(operatorRecords.position)
    expect(acts.slice(-4)).toEqual([
      { act: 'end-passkeys', operator: 'owner who helps' },
      { act: 'invite-operator', operator: 'owner who helps' },
      { act: 'register-passkey', operator: 'loses a phone' },
      { act: 'login', operator: 'loses a phone' },
    ])
  })

  test('is no reason to end the last owner', async () => {
    const alone = await sampleShop()
    const { browser } = await deskOf(alone).operator('the owner', ['owner'])
    const [own] = (await browser.call(operatorList, '/v1/desk/operator')).content
    expect((await browser.expectError('POST', `/v1/desk/operator/${own?.id}/invitation`)).code).toBe('PR60006409')
    expect(await isIn(browser)).toBe(true)
  })
})

test('the former mail address hears of another one', async () => {
  const { browser } = await desk.operator('moves', ['viewer'])
  const change = (email: string) => browser.call(changeOwnEmail, `${session}/email`, { body: { email } })
  await change('before@shop.example')
  await change('after@shop.example')
  expect((await browser.call(ownEmail, `${session}/email`)).content).toEqual({ email: 'after@shop.example' })
  expect((await mailsTo('before@shop.example')).map(({ subject }) => subject)).toEqual([
    'Your email address for the desk was changed',
  ])
  expect(await mailsTo('after@shop.example')).toEqual([])
})

describe('a session', () => {
  test('ends after 30 minutes without a call', async () => {
    const { browser } = await desk.operator('idle', ['viewer'])
    shop.pass(30 * 60 - 1)
    expect(await isIn(browser)).toBe(true)
    shop.pass(30 * 60 - 1)
    expect(await isIn(browser)).toBe(true)
    shop.pass(30 * 60)
    expect((await browser.expectError('GET', session)).code).toBe('PR60001403')
  })

  test('ends although the operator goes on in another browser', async () => {
    const { browser, passkey } = await desk.operator('two browsers', ['viewer'])
    const other = desk.browser()
    await logIn(other, passkey)
    shop.pass(20 * 60)
    expect(await isIn(other)).toBe(true)
    shop.pass(10 * 60)
    expect((await browser.expectError('GET', session)).code).toBe('PR60001403')
    expect(await isIn(other)).toBe(true)
  })

  test('ends after 12 hours in any case', async () => {
    const { browser } = await desk.operator('all day', ['viewer'])
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      shop.pass(20 * 60)
      expect(await isIn(browser)).toBe(true)
    }
    shop.pass(20 * 60)
    expect(await isIn(browser)).toBe(false)
  })

  test('leaves no row when it is over, nor does an unused challenge or link', async () => {
    const alone = await sampleShop()
    const { db: own, clock } = alone.services
    await deskOf(alone).operator('gone', ['viewer'])
    await deskOf(alone).browser().call(openDeskLogin, `${session}/challenge`)
    await addOperator(alone.services, { by: kim, name: 'never came', roles: ['viewer'] })
    const tables = [operatorSessions, passkeyChallenges, operatorInvitations]
    const rows = () => Promise.all(tables.map((table) => own.$count(table)))
    await deleteExpired(own, clock)
    expect(await rows()).toEqual([1, 1, 1])
    alone.pass(2 * 24 * 60 * 60 + 1)
    await deleteExpired(own, clock)
    expect(await rows()).toEqual([0, 0, 0])
  })

  test('ends with a logout', async () => {
    const { browser } = await desk.operator('leaves', ['viewer'])
    const kept = browser.cookies()
    await browser.call(deskLogout, session)
    expect(await isIn(browser)).toBe(false)
    const thief = desk.browser()
    for (const [name, { value, path }] of kept) thief.setCookie(name, value, path)
    expect(await isIn(thief)).toBe(false)
  })

  test('has a cookie that no script reads and no other site sends', async () => {
    const { passkey } = await desk.operator('cookie', ['viewer'])
    const { response } = await logIn(desk.browser(), passkey)
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('shop-desk='))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Strict/)
    expect(cookie).toMatch(/; Max-Age=43200;/)
  })
})

describe('roles', () => {
  test('change at once, and a removed operator is out', async () => {
    const { browser: owner } = await desk.operator('changes roles', ['owner'])
    const { browser } = await desk.operator('is changed', ['viewer'])
    const idOf = async (wanted: string) =>
      (await owner.call(operatorList, '/v1/desk/operator')).content.find(({ name }) => name === wanted)?.id
    const path = `/v1/desk/operator/${await idOf('is changed')}`
    expect((await browser.request('GET', '/v1/desk/record')).status).toBe(403)
    await owner.call(changeRoles, path, { body: { roles: ['support'] } })
    expect((await browser.call(recordList, '/v1/desk/record')).response.ok).toBe(true)
    await owner.call(removeOperator, path)
    expect(await isIn(browser)).toBe(false)
    expect(await idOf('is changed')).toBeUndefined()
  })

  test('keep at least one owner', async () => {
    const alone = await sampleShop()
    const { browser } = await deskOf(alone).operator('the owner', ['owner'])
    // An invited owner without a passkey cannot log in.
    await browser.call(inviteOperator, '/v1/desk/operator', {
      body: { name: 'invited', email: 'invited@shop.example', roles: ['owner'] },
    })
    const [own] = (await browser.call(operatorList, '/v1/desk/operator')).content.filter(({ passkeys }) => passkeys > 0)
    const path = `/v1/desk/operator/${own?.id}`
    expect((await browser.expectError('PUT', path, { body: { roles: ['money'] } })).code).toBe('PR60006409')
    expect((await browser.expectError('DELETE', path)).code).toBe('PR60006409')
    await deskOf(alone).operator('a second owner', ['owner'])
    await browser.call(changeRoles, path, { body: { roles: ['money'] } })
  })
})

describe('the record', () => {
  test('tells who did what, from where, and to whom', async () => {
    const { browser } = await desk.operator('recorded', ['owner'])
    await browser.call(inviteOperator, '/v1/desk/operator', {
      body: { name: 'Park Bom', email: 'bom@shop.example', roles: ['content'] },
    })
    await browser.call(deskLogout, session)
    const rows = await db.select().from(operatorRecords).where(eq(operatorRecords.operator, 'recorded'))
    expect(rows.map(({ act, network, details }) => ({ act, network, details }))).toEqual([
      { act: 'register-passkey', network: '203.0.113.9', details: null },
      { act: 'login', network: '203.0.113.9', details: null },
      {
        act: 'invite-operator',
        network: '203.0.113.9',
        details: { name: 'Park Bom', email: 'bom@shop.example', roles: ['content'] },
      },
      { act: 'logout', network: '203.0.113.9', details: null },
    ])
  })

  test('lists the latest act first, by operator, act and subject', async () => {
    const { browser } = await desk.operator('lists', ['owner'])
    await desk.operator('is listed', ['viewer'])
    const list = async (query: string) => browser.call(recordList, `/v1/desk/record?${query}`)
    const all = await list('page_size=2')
    expect(all.content.map(({ act, operator }) => [act, operator])).toEqual([
      ['login', 'is listed'],
      ['register-passkey', 'is listed'],
    ])
    expect(all.page_info).toMatchObject({ request_page: 1, request_size: 2 })
    const invitations = await list(`act=invite-operator&operator=${kim.name}&page_size=1`)
    expect(invitations.content).toMatchObject([{ details: { name: 'is listed', roles: ['viewer'] } }])
    const subject = invitations.content[0]?.subject ?? ''
    const ofSubject = await list(`subject_kind=operator&subject=${subject}`)
    expect(ofSubject.content.map(({ act }) => act)).toEqual(['login', 'register-passkey', 'invite-operator'])
  })

  test('shows a row that was changed, taken out or added', async () => {
    const { database } = await sampleShop()
    const own = deskOf({ ...shop, services: { ...shop.services, db: database.db } })
    for (const name of ['one', 'two', 'three']) await own.operator(name, ['viewer'])
    const rows = await database.db.select().from(operatorRecords).orderBy(operatorRecords.position)
    expect(await checkRecords(database.db)).toEqual({ rows: 9, broken: undefined, findings: [] })
    await expect(
      database.db.update(operatorRecords).set({ operator: 'x' }).where(eq(operatorRecords.position, 2)),
    ).rejects.toThrow()

    // What somebody does who owns the database.
    await database.db.execute(sql`alter table operator_records disable trigger user`)
    const replace = async (position: number, change: Partial<(typeof rows)[number]> | undefined) => {
      const row = rows.find((each) => each.position === position)
      if (!row) throw new Error(`there is a row ${position}`)
      await database.db.delete(operatorRecords).where(eq(operatorRecords.position, position))
      if (change) await database.db.insert(operatorRecords).values({ ...row, ...change })
    }
    await replace(4, { operator: 'someone else' })
    expect((await checkRecords(database.db)).broken).toBe(4)
    await replace(4, { details: { name: 'someone else', roles: ['owner'] } })
    expect((await checkRecords(database.db)).broken).toBe(4)
    await replace(4, undefined)
    expect((await checkRecords(database.db)).broken).toBe(5)
  })
})
