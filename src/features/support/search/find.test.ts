import { expect, test } from 'vitest'
import type { FlowStateKey } from '#tests/flows/flow-models.ts'
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

test('finds what a declined buyer reads', async () => {
  for (const seen of ['Payment didn’t go through', '결제하지 못했어요', '카드 한도', 'closed the payment window']) {
    expect((await names(seen)).texts.join()).toMatch(/order|checkout|pay-again/)
  }
})

test('finds codes by their message, in either language', async () => {
  expect((await names('requested too many codes')).codes).toEqual(['MB21003429'])
  expect((await names('QR 코드')).codes).toContain('PR20002404')
})

test('finds states by name, by title and by flow', async () => {
  expect((await names('checkingpassword')).states).toEqual(
    state('login/checkingPassword', 'refund/checkingPassword', 'edit-profile/checkingPassword'),
  )
  expect((await names('스캔 기다리는')).states).toEqual(state('qr-login/waitingForScan'))
  expect((await names('qr-login expired')).states).toEqual(state('qr-login/codeExpired'))
})

test('finds states by the text of their screens, in either language', async () => {
  expect((await names('Your order didn’t go through')).states).toEqual(state('order-result/failed'))
  expect((await names('주문하지 못했어요')).states).toEqual(state('order-result/failed'))
  expect((await names('Five wrong attempts')).states).toEqual(state('one-time-code/tooManyAttempts'))
  expect((await names('This account is deactivated')).states).toEqual(
    state('login/accountDeactivated', 'qr-login/failed'),
  )
})

test('finds a text with the flows and pages that show it', async () => {
  expect((await names('We couldn’t log you in')).texts).toContain('We couldn’t log you in | login | /login')
})

test('finds a text by the number that was read in it', async () => {
  const { isClosest, texts } = await find('2 fields to fix')
  expect(isClosest).toBe(false)
  expect(texts[0]).toMatchObject({ en: '… fields to fix', flows: ['checkout', 'sign-up'] })
  expect(texts[0]?.states).toContain('checkout/editing')
})

test('leads from a text to the states that show it', async () => {
  const { texts } = await find('Your order didn’t go through')
  expect(texts[0]?.states).toEqual(['order-result/failed'])
  expect(texts[0]?.flows[0]).toBe('order-result')
})

test('finds pages and states by a path', async () => {
  const { pages, states } = await names('order-failed')
  expect(pages).toEqual(['/order-failed'])
  expect(states).toEqual(state('order-result/failed'))
})

test('finds flows by name and title', async () => {
  expect((await names('identity-verification')).flows).toEqual(['identity-verification'])
  expect((await names('학생증')).flows).toEqual(['qr-login'])
})

test.for<[said: string, FlowStateKey]>([
  // Words on the screen, with the apostrophes of a keyboard.
  ["You've requested too many codes", 'one-time-code/requestLimited'],
  ["We couldn't check the result", 'order-result/resultUnknown'],
  ['브라우저가 창을 막았어요', 'identity-verification/windowBlocked'],
  ['다른 곳에서 정보가 바뀌었어요', 'edit-profile/choosingValues'],
  // What a customer says, in words of their own.
  ['입금했는데 강의가 안 열려요', 'order-result/waitingForDeposit'],
  ['아이디나 비밀번호가 맞지 않대요', 'login/enteringPassword'],
  ['팝업이 안 떠요', 'identity-verification/windowBlocked'],
  ['탈퇴했는데 다시 쓰고 싶어요', 'login/accountDeactivated'],
  ['현금영수증 발급이 안 됐대요', 'cash-receipt/receiptRefused'],
  ['PC에 프로그램이 설치가 안 됐다고 나와요', 'client-launch/notInstalled'],
  ['링크를 눌렀더니 만료됐대요', 'find-password/linkExpired'],
  ['The pop-up got blocked by my browser', 'identity-verification/windowBlocked'],
  ['they say my account got terminated', 'login/accountTerminated'],
  ['my guardian cannot verify', 'sign-up/verifyingGuardian'],
  ['the student ID QR has expired', 'qr-login/codeExpired'],
  ['refund not accepted by the bank', 'refund/refundRefused'],
  ['I still have to make the deposit', 'order-result/waitingForDeposit'],
  // Addresses as they are copied.
  ['https://shop.localhost/order-failed?order=20261121-7QK2M9XD&reason=declined', 'order-result/failed'],
  ['/cs/inquiry-complete?lang=en', 'inquiry/inquirySent'],
])('finds the state for “%s”', async ([said, expected]) => {
  expect((await names(said)).states).toContain(expected)
})

test.for([['I pressed pay and a red box came'], ['결제 눌렀는데 빨간 상자가 떴어요']])(
  'begins with the form of an order for “%s”',
  async ([said = '']) => {
    expect((await names(said)).states[0]).toBe('checkout/editing')
  },
)

test('begins with the flows that show a text', async () => {
  const [limit] = (await find('카드 한도를 초과했어요')).texts
  expect(limit?.flows[0]).toMatch(/^(checkout|pay-again)$/)
})

test.for([
  ['MB21003429', 'MB21003429'],
  ['mb21 003429', 'MB21003429'],
  ['MB-2100-3429', 'MB21003429'],
])('finds the code for “%s”', async ([said = '', expected]) => {
  expect((await names(said)).codes).toEqual([expected])
})

test('says when what it finds is only the closest', async () => {
  expect((await find('Your order didn’t go through')).isClosest).toBe(false)
  expect((await find('입금했는데 강의가 안 열려요')).isClosest).toBe(true)
})

test('finds nothing for an unknown term', async () => {
  expect(await names('zzzz')).toEqual({ flows: [], states: [], codes: [], texts: [], pages: [] })
})
