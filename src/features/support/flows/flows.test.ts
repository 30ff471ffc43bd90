import { describe, expect, test } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { type FlowName, type FlowStateName, stateOf } from '#tests/flows/flow-models.ts'
import { shopRouter } from '#tests/support/screens/shop-router.ts'
import { explain } from '../address/explain.ts'
import { codeStanding, findReason, flowInState, flowNamed, flows, flowsShownAt } from './flows.ts'
import { reasonAddress, stateAddress } from './state-address.ts'

const origins = { desktop: 'http://shop.localhost:3000', mobile: 'http://m.shop.localhost:3000' }
const describedState = <Flow extends FlowName>(flow: Flow, name: FlowStateName<Flow>) => {
  const state = flowNamed(flow)?.states.find((each) => each.name === name)
  if (!state) throw new Error(`no state ${flow}/${name}`)
  return state
}

const today = '2031-02-03'

test('stateAddress returns the address of a state in each language and layout', () => {
  const state = describedState('qr-login', 'waitingForScan')
  expect(stateAddress(state, { origins, today, layout: 'desktop', locale: 'ko' })).toBe(
    `http://shop.localhost:3000/login?tab=qr&at=${state.name}&lang=ko`,
  )
  expect(stateAddress(state, { origins, today, layout: 'mobile', locale: 'en' })).toBe(
    `http://m.shop.localhost:3000/login?tab=qr&at=${state.name}&lang=en`,
  )
})

test('stateAddress returns the address of the state that a code leads to', () => {
  const state = describedState('login', 'enteringPassword')
  expect(stateAddress(state, { origins, today, layout: 'desktop', locale: 'ko', code: 'MB20003400' })).toContain(
    `at=${state.name}:MB20003400&`,
  )
})

test('stateAddress is undefined in a layout that cannot reach the state', () => {
  const popup = describedState('identity-verification', 'windowBlocked')
  expect(stateAddress(popup, { origins, today, layout: 'mobile', locale: 'ko' })).toBeUndefined()
  const page = describedState('identity-verification', 'leavingForProvider')
  expect(stateAddress(page, { origins, today, layout: 'desktop', locale: 'ko' })).toBeUndefined()
})

test('flowsShownAt finds the flows of a page, flowInState the one that an address shows', () => {
  expect(flowsShownAt('/login').map(({ name }) => name)).toEqual(['login', 'qr-login', 'identity-verification'])
  const shown = (searchStr: string, state: string) =>
    flowInState({ pathname: '/login', searchStr: `${searchStr}&at=${state}` }, 'desktop', state)?.name
  expect(shown('?', stateOf('login', 'checkingPassword'))).toBe('login')
  expect(shown('?tab=qr', stateOf('qr-login', 'codeExpired'))).toBe('qr-login')
  expect(shown('?tab=qr', 'nonsense')).toBeUndefined()
  const ready = stateOf('identity-verification', 'ready')
  expect(flowInState({ pathname: '/search', searchStr: '' }, 'desktop', ready)).toBeUndefined()
})

const router = shopRouter(origins)

describe.each(
  flows.flatMap((flow) => flow.states.map((state) => ({ flow, state, key: `${flow.name}/${state.name}` }))),
)('$key', ({ flow, state }) => {
  test('has an address whose parameters are all used by its page', () => {
    const reasons = (state.reasons ?? []).map(({ address }) => address)
    const addresses = [state.desktop, state.mobile, ...reasons].flatMap((address) => address ?? [])
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const invalid = explain(router, origins, address)?.parts.filter(
        (part) =>
          (part.kind === 'parameter' && part.standing !== 'used') || (part.kind === 'path' && part.route === '/$'),
      )
      expect([address, invalid]).toEqual([address, []])
    }
  })

  test('has a title that fits into its box, in both languages', () => {
    const box = flow.diagram.states.find(({ name }) => name === state.name)
    expect(box).toBeDefined()
    if (!box) return
    for (const [locale, wide] of [
      ['ko', 13],
      ['en', 7.4],
    ] as const) {
      const title = state.title[locale]
      const letters = [...title].reduce(
        (sum, letter) => sum + (letter === ' ' ? 4 : /[가-힣]/.test(letter) ? wide : 7.4),
        0,
      )
      expect([title, letters < box.width - 8]).toEqual([title, true])
    }
  })
})

test('codeStanding tells whether a code leads to the state, leads elsewhere, or is unknown', () => {
  const login = flowNamed('login')
  if (!login) throw new Error('logging in is a flow')
  const state = stateOf('login', 'enteringPassword')
  expect(codeStanding(login, state, codes.wrongCredentials)).toBe('leads-here')
  expect(codeStanding(login, state, undefined)).toBe('leads-here')
  expect(codeStanding(login, state, codes.wrongOneTimeCode)).toBe('elsewhere')
  expect(codeStanding(login, state, 'XX')).toBe('unknown')
  expect(codeStanding(login, state, 'toString')).toBe('unknown')
  const resetting = flowNamed('find-password') ?? expect.fail()
  const form = stateOf('find-password', 'enteringAccount')
  expect(codeStanding(resetting, form, codes.passwordLinkNotFound)).toBe('leads-here')
  expect(codeStanding(resetting, stateOf('find-password', 'linkSent'), codes.passwordLinkNotFound)).toBe('elsewhere')
})

test.each([
  [
    '/find-password',
    'refused',
    'MB22103404',
    'enteringAccount',
    '/find-password?refused=MB22103404&at=enteringAccount',
  ],
  [
    '/order',
    'decline',
    'lost_card',
    'editing',
    '/order?course=101&option=101003&order=20310203-7QK2M9XD&payment=00000000-0000-4000-8000-000000000001&decline=lost_card&at=editing',
  ],
] as const)('findReason finds the state in which %s opens by %s, and reasonAddress shows %s', (...row) => {
  const [path, parameter, value, name, address] = row
  const found = findReason(path, parameter) ?? expect.fail()
  expect(found.state.name).toBe(name)
  expect(reasonAddress(found.reason, value, { origin: origins.mobile, locale: 'en', today })).toBe(
    `${origins.mobile}${address}&lang=en`,
  )
  expect(findReason('/login', parameter)).toBeUndefined()
})

test('stateAddress names orders of today, and the address still belongs to its flow', () => {
  const state = describedState('pay-again', 'choosingPayment')
  const address = stateAddress(state, { origins, today, layout: 'desktop', locale: 'ko' }) ?? ''
  expect(address).toContain('id=20310203-5NW8P3RA')
  const { pathname, search } = new URL(address)
  expect(flowInState({ pathname, searchStr: search }, 'desktop', 'choosingPayment')?.name).toBe('pay-again')
})
