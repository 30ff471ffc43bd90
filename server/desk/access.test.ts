import { beforeAll, describe, expect, test } from 'vitest'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { type Role, roles } from '#contract/desk/roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import { type Desk, deskOf } from '#tests/support/server/desk.ts'
import type { Browser } from '#tests/support/server/http-browser.ts'
import { addMember, signIn } from '#tests/support/server/members.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { handledDeskEndpoints } from './desk-api.ts'

/** Who may make each call of the desk, by hand. A call that is not here fails the first test. */
const everybody = ['viewer', 'support', 'money', 'content', 'owner'] as const
const allowed: Readonly<Record<string, readonly Role[] | 'anyone'>> = {
  'open-desk-login': 'anyone',
  'desk-login': 'anyone',
  'open-invitation': 'anyone',
  'accept-invitation': 'anyone',
  'desk-session': everybody,
  'open-confirmation': everybody,
  'confirm-operator': everybody,
  'passkey-list': everybody,
  'delete-passkey': everybody,
  'invite-own-device': everybody,
  'own-email': everybody,
  'change-own-email': everybody,
  'operator-list': ['owner'],
  'invite-operator': ['owner'],
  'invite-again': ['owner'],
  'change-roles': ['owner'],
  'remove-operator': ['owner'],
  'approval-list': ['support', 'money', 'owner'],
  'approve-request': ['money', 'owner'],
  'refuse-request': ['money', 'owner'],
  'withdraw-request': ['support', 'money', 'owner'],
  'desk-order-list': ['viewer', 'support', 'money', 'owner'],
  'desk-order-detail': ['viewer', 'support', 'money', 'owner'],
  'to-ship-list': ['viewer', 'support', 'owner'],
  'ship-orders': ['support', 'owner'],
  'deliver-order': ['support', 'owner'],
  'return-order': ['support', 'owner'],
  'order-labels': ['support', 'owner'],
  'change-delivery-address': ['support', 'owner'],
  'note-order': ['support', 'money', 'owner'],
  'desk-refund-preview': ['money', 'owner'],
  'refund-order': ['money', 'owner'],
  'continue-refund': ['money', 'owner'],
  'cancel-unpaid-order': ['support', 'money', 'owner'],
  'setup-checks': ['owner'],
  today: everybody,
  'shop-search': everybody,
  'record-list': ['support', 'money', 'owner'],
  'member-list': ['viewer', 'support', 'money', 'owner'],
  'member-detail': ['viewer', 'support', 'money', 'owner'],
  'restrict-member': ['support', 'owner'],
  'restore-member': ['support', 'owner'],
  'terminate-member': ['support', 'owner'],
  'record-objection': ['support', 'owner'],
  'answer-objection': ['support', 'owner'],
  'end-session': ['support', 'owner'],
  'end-sessions': ['support', 'owner'],
  'export-member': ['support', 'owner'],
  'inquiry-list': ['viewer', 'support', 'money', 'owner'],
  'inquiry-detail': ['support', 'money', 'owner'],
  'inquiry-picture': ['support', 'money', 'owner'],
  'answer-inquiry': ['support', 'money', 'owner'],
  'take-inquiry': ['support', 'money', 'owner'],
  'hand-over-inquiry': ['support', 'money', 'owner'],
  'saved-answer-list': ['support', 'money', 'owner'],
  'add-saved-answer': ['support', 'owner'],
  'change-saved-answer': ['support', 'owner'],
  'delete-saved-answer': ['support', 'owner'],
  'review-list': ['viewer', 'support', 'content', 'owner'],
  'answer-review': ['support', 'content', 'owner'],
  'hide-review': ['support', 'content', 'owner'],
  'restore-review': ['support', 'content', 'owner'],
  'content-list': everybody,
  'content-detail': everybody,
  'next-content-number': ['content', 'owner'],
  'save-draft': ['content', 'owner'],
  'discard-draft': ['content', 'owner'],
  'publish-draft': ['content', 'owner'],
  'edition-list': everybody,
  'restore-edition': ['content', 'owner'],
  'lesson-picture-words': everybody,
  'content-files': everybody,
  'upload-content-file': ['content', 'owner'],
  'device-stock': everybody,
  'set-device-stock': ['content', 'owner'],
  // Last, because it ends the session.
  'sales-figures': everybody,
  'registration-figures': everybody,
  'due-rentals': everybody,
  'flow-funnel': everybody,
  'empty-search-list': everybody,
  'desk-logout': everybody,
}

/** Calls that need a passkey which was used within the last five minutes. */
const confirmed: readonly string[] = [
  'invite-operator',
  'invite-again',
  'change-roles',
  'remove-operator',
  'delete-passkey',
  'invite-own-device',
  'change-own-email',
  'approve-request',
  'refuse-request',
  'restrict-member',
  'restore-member',
  'terminate-member',
  'answer-objection',
  'export-member',
  'refund-order',
  'continue-refund',
  'change-delivery-address',
]

const sessionEnded = 'PR60001403'
const roleMissing = 'PR60002403'
const confirmationRequired = 'PR60003403'

const shop = await sampleShop()
const desk: Desk = deskOf(shop)

/** Makes a call with input that means nothing, and returns the code of the answer; undefined for a success. */
async function codeOf(browser: Browser, name: string, token?: string): Promise<string | undefined> {
  const endpoint = deskEndpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`there is no call ${name}`)
  const path = endpoint.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  const sent = { ...(endpoint.body ? { body: {} } : {}), ...(token === undefined ? {} : { token }) }
  const response = await browser.request(endpoint.method, path, sent)
  const answer: unknown = await response.json()
  if (response.ok || typeof answer !== 'object' || answer === null || !('status_code' in answer)) return undefined
  return String(answer.status_code)
}

test('the table names every call of the desk, and every call has a handler', () => {
  const names = deskEndpoints.map(({ name }) => name).toSorted()
  expect(Object.keys(allowed).toSorted()).toEqual(names)
  expect([...handledDeskEndpoints].toSorted()).toEqual(names)
  expect(
    deskEndpoints
      .filter(({ needsConfirmation }) => needsConfirmation)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...confirmed].toSorted())
})

test('no call of the desk is one of the shop', async () => {
  expect(endpoints.filter(({ path }) => path.startsWith('/v1/desk'))).toEqual([])
  for (const { method, path } of deskEndpoints) {
    const response = await shop.browser().request(method, path.replace(/\{\w+\}/g, '1'))
    expect([path, response.status]).toEqual([path, 404])
  }
})

const names = Object.keys(allowed)

describe('without a session', () => {
  test.each(names)('%s', async (name) => {
    const code = await codeOf(desk.browser(), name)
    if (allowed[name] === 'anyone') expect(code).not.toBe(sessionEnded)
    else expect(code).toBe(sessionEnded)
  })
})

describe('with the session of a member', () => {
  let token = ''
  beforeAll(async () => {
    token = (await signIn(shop, shop.browser(), await addMember(shop))).access_token
  })

  test.each(names.filter((name) => allowed[name] !== 'anyone'))('%s', async (name) => {
    expect(await codeOf(desk.browser(), name, token)).toBe(sessionEnded)
  })
})

describe.each(roles)('as %s', (role) => {
  let browser: Browser
  beforeAll(async () => {
    browser = (await desk.operator(`only ${role}`, [role])).browser
  })

  test.each(names)('%s', async (name) => {
    const code = await codeOf(browser, name)
    const mayCall = allowed[name] === 'anyone' || allowed[name]?.includes(role)
    if (mayCall) expect([undefined, roleMissing, sessionEnded, confirmationRequired].indexOf(code)).toBeLessThan(1)
    else expect(code).toBe(roleMissing)
  })
})

describe('without a recent passkey', () => {
  test.each(confirmed)('%s', async (name) => {
    const { browser } = await desk.operator(`owner for ${name}`, ['owner'])
    shop.pass(299)
    expect(await codeOf(browser, name)).not.toBe(confirmationRequired)
    shop.pass(1)
    expect(await codeOf(browser, name)).toBe(confirmationRequired)
  })
})

describe('from a page of another origin', () => {
  test.each(
    deskEndpoints.filter(({ method }) => method !== 'GET').map(({ name, method, path }) => ({ name, method, path })),
  )('$name', async ({ name, method, path }) => {
    const { browser } = await desk.operator(`owner, elsewhere, ${name}`, ['owner'])
    const cookie = [...browser.cookies()].map(([each, { value }]) => `${each}=${value}`).join('; ')
    const api = desk.api
    const response = await api.request(path.replace(/\{\w+\}/g, '1'), {
      method,
      headers: { Host: 'desk.shop.localhost:3000', Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' },
      body: '{}',
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ status_code: 'PR10003403' })
  })
})
