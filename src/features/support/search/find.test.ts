import { expect, test } from 'vitest'
import type { FlowStateKey } from '../../../../machines/models/flow-models.ts'
import { find } from './find.ts'

const state = (...keys: readonly FlowStateKey[]) => keys

const names = async (term: string) => {
  const { flows, states, codes, texts, pages } = await find(term)
  return {
    flows: flows.map(({ name }) => name),
    states: states.map(({ flow, state }) => `${flow.name}/${state.name}`),
    codes: codes.map(({ code }) => code),
    texts: texts.map(({ en, flows: saidBy, pages: saidOn }) => [en, ...saidBy, ...saidOn].join(' | ')),
    pages: pages.map(({ path }) => path),
  }
}

test('finds a code by its last digits', async () => {
  expect((await names('5404')).codes).toEqual(['MB21005404'])
})

test('finds codes by their message, in either language', async () => {
  expect((await names('requested too many codes')).codes).toEqual(['MB21003429'])
  expect((await names('QR 코드')).codes).toContain('PR20002404')
})

test('finds states by name, by title and by flow', async () => {
  expect((await names('checkingpassword')).states).toEqual(
    state('login/checkingPassword', 'edit-profile/checkingPassword'),
  )
  expect((await names('스캔 기다리는')).states).toEqual(state('qr-login/waitingForScan'))
  expect((await names('qr-login expired')).states).toEqual(state('qr-login/codeExpired'))
})

test('finds states by the text of their screens, in either language', async () => {
  expect((await names('Your order didn’t go through')).states).toEqual(state('checkout/failed'))
  expect((await names('주문하지 못했어요')).states).toEqual(state('checkout/failed'))
  expect((await names('Five wrong attempts')).states).toEqual(state('one-time-code/tooManyAttempts'))
  expect((await names('This account is deactivated')).states).toEqual(
    state('login/accountDeactivated', 'qr-login/failed'),
  )
})

test('finds a text with the flows and pages that show it', async () => {
  expect((await names('We couldn’t log you in')).texts).toContain('We couldn’t log you in | login | /login')
})

test('finds pages and states by a path', async () => {
  const { pages, states } = await names('order-failed')
  expect(pages).toEqual(['/order-failed'])
  expect(states).toEqual(state('checkout/failed'))
})

test('finds flows by name and title', async () => {
  expect((await names('identity-verification')).flows).toEqual(['identity-verification'])
  expect((await names('학생증')).flows).toEqual(['qr-login'])
})

test('finds nothing for an unknown term', async () => {
  expect(await names('zzzz')).toEqual({ flows: [], states: [], codes: [], texts: [], pages: [] })
})
