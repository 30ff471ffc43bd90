import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { IdentityStatus } from '#contract/accounts/identity-verification.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { IdentityInput } from '#machines/identity-verification.machine.ts'
import { type Answer, type RecordedTab, randomKey, recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { provideIdentityVerification } from './identity-verification.flow.ts'

const opened = (number = 7): Answer => ({
  content: {
    idfc_id: randomKey(number),
    url: `https://identity.example/${number}`,
    expires_at: '2099-11-21T03:10:00.000Z',
  },
})
const is = (status: IdentityStatus): Answer => ({ content: { status, expires_at: '2099-11-21T03:10:00.000Z' } })

/** Machine and actor of a page. `popup` is the window that the browser opens; null when it blocks popups. */
function page(tab: RecordedTab, changed: Partial<IdentityInput> = {}, isBlocked = false) {
  const popup = { isClosed: false }
  const opening: Window = Object.create(window, {
    closed: { get: () => popup.isClosed },
    location: {
      value: {
        set href(address: string) {
          tab.note('popup.location', address)
        },
      },
    },
    close: { value: () => tab.note('popup.close') },
    focus: { value: () => tab.note('popup.focus') },
  })
  vi.spyOn(window, 'open').mockImplementation((...details) => {
    tab.note('window.open', ...details)
    return isBlocked ? null : opening
  })
  const machine = provideIdentityVerification({
    http: tab.http,
    returnPath: '/login?tab=simple',
    onVerified: (result) => tab.note('onVerified', result),
  })
  const input: IdentityInput = { method: 'OACX', purpose: 'login', returned: undefined, ...changed }
  return { machine, popup, actor: createActor(machine, { input }) }
}
const window1 = ['window.open', '', 'shop-identity', 'popup,width=480,height=760']
const inPopup = (purpose = 'login', number = 7) => [
  window1,
  [`POST /v1/member/auth/oacx/popup/${purpose}`],
  ['popup.location', `https://identity.example/${number}`],
]
const ask = (number = 7) => [`GET /v1/member/auth/identification/${randomKey(number)}`]
const verified = ['onVerified', { method: 'OACX', idfc_id: randomKey(7) }]

test.each<[what: string, answer: Answer, state: string, effects: unknown[]]>([
  ['verified', is('verified'), 'verified', [['popup.close'], verified]],
  ['refused', is('refused'), 'refused', [['popup.close']]],
  ['expired', is('expired'), 'expired', [['popup.close']]],
  ['canceled', is('requested'), 'canceled', [['popup.close']]],
  ['unknown, because the answer was lost', 'lost', 'resultUnknown', [['popup.close']]],
])('asks once when the window is closed: %s', async (_, answer, state, effects) => {
  const tab = recordedTab()
  const { actor, popup } = page(tab, { purpose: 'guardian' })
  tab.answer(opened(), answer)
  actor.start().send({ type: 'verification.requested' })
  await tab.pass(3_000)
  expect(tab.effects).toEqual(inPopup('guardian'))
  popup.isClosed = true
  await tab.pass(60_000)
  expect(actor.getSnapshot().value).toBe(state)
  expect(tab.effects).toEqual([...inPopup('guardian'), ask(), ...effects])
})

test('opens no verification when the browser blocks the window', async () => {
  const tab = recordedTab()
  const { actor } = page(tab, {}, true)
  actor.start().send({ type: 'verification.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([window1])
  expect(actor.getSnapshot().value).toBe('windowBlocked')
})

test('closes the window when the verification cannot be opened, and asks for another', async () => {
  const tab = recordedTab()
  const { actor, popup } = page(tab)
  tab.answer('lost', opened(8), is('verified'))
  actor.start().send({ type: 'verification.requested' })
  await tab.pass()
  actor.send({ type: 'verification.requested' })
  await tab.pass()
  popup.isClosed = true
  await tab.pass(300)
  expect(tab.effects).toEqual([
    ...inPopup().slice(0, 2),
    ['popup.close'],
    ...inPopup('login', 8),
    ask(8),
    ['popup.close'],
    ['onVerified', { method: 'OACX', idfc_id: randomKey(8) }],
  ])
})

test('polls every three seconds after a reload, until there is a result', async () => {
  const tab = recordedTab()
  const before = page(tab)
  tab.answer(opened())
  before.actor.start().send({ type: 'verification.requested' })
  await tab.pass()
  const snapshot = before.actor.getPersistedSnapshot()
  before.actor.stop()
  const start = tab.effects.length
  tab.answer(is('requested'), 'lost', is('verified'))
  const { machine } = page(tab)
  const actor = createActor(machine, { snapshot, input: { method: 'OACX', purpose: 'login', returned: undefined } })
  actor.start()
  await tab.pass(2_999)
  expect(tab.effects.slice(start)).toEqual([ask()])
  await tab.pass(60_000)
  expect(tab.effects.slice(start)).toEqual([ask(), ask(), ask(), verified])
})

test('ends polling after a reload when the server answers an error', async () => {
  const tab = recordedTab()
  const before = page(tab)
  tab.answer(opened())
  before.actor.start().send({ type: 'verification.requested' })
  await tab.pass()
  const snapshot = before.actor.getPersistedSnapshot()
  before.actor.stop()
  const start = tab.effects.length
  tab.answer(codes.internalError)
  const { machine } = page(tab)
  createActor(machine, { snapshot, input: { method: 'OACX', purpose: 'login', returned: undefined } }).start()
  await tab.pass(60_000)
  expect(tab.effects.slice(start)).toEqual([ask()])
})

test('leaves a phone’s page for the provider’s, which returns to where it began', async () => {
  const tab = recordedTab()
  tab.answer(opened())
  page(tab, { method: 'CIVS', purpose: 'order' }).actor.start().send({ type: 'verification.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([
    ['POST /v1/member/auth/civs/popup', { body: { return_url: '/login?tab=simple', purpose: 'order' } }],
    ['location.assign', 'https://identity.example/7'],
  ])
})

test('asks for the result after the return, again after a lost answer', async () => {
  const tab = recordedTab()
  tab.answer('lost', is('verified'))
  const { actor } = page(tab, { method: 'CIVS', returned: randomKey(7) })
  actor.start()
  await tab.pass()
  actor.send({ type: 'verification.requested' })
  await tab.pass()
  expect(tab.effects).toEqual([ask(), ask(), ['onVerified', { method: 'CIVS', idfc_id: randomKey(7) }]])
})
