import { expect, test } from 'vitest'
import { stateOf } from '#tests/flows/flow-models.ts'
import { offeredFlows } from './flows/offered.ts'
import { offeredCodes } from './offered.ts'
import { find } from './search/find.ts'

test('a shop without the student-ID app has no flow, state or code of it', async () => {
  const flows = offeredFlows(['student-id-app'])
  expect(flows.map(({ name }) => name)).not.toContain('qr-login')
  const login = flows.find(({ name }) => name === 'login')
  const states = login?.states ?? []
  expect(states.map(({ name }) => name)).toContain(stateOf('login', 'enteringPassword'))
  expect(states.map(({ name }) => name)).not.toContain(stateOf('login', 'showingQr'))
  expect(states.flatMap(({ next }) => next.map(({ state }) => state))).not.toContain(stateOf('login', 'showingQr'))
  expect(offeredCodes(['student-id-app'])).not.toContain('PR20002404')
  expect(offeredCodes([])).toContain('PR20002404')
  expect((await find('PR20002404', ['student-id-app'])).codes).toEqual([])
})

test('codes of the social login are there while one of the three is on', () => {
  expect(offeredCodes(['google', 'naver'])).toContain('PR20005400')
  expect(offeredCodes(['google', 'kakao', 'naver'])).not.toContain('PR20005400')
})

test('a shop without identity verification has no flow, state or code of it, and one code of its own', () => {
  const flows = offeredFlows(['identity-verification'])
  expect(flows.map(({ name }) => name)).not.toContain('identity-verification')
  const signUp = flows.find(({ name }) => name === 'sign-up')?.states.map(({ name }) => name)
  expect(signUp).toContain(stateOf('sign-up', 'enteringDetails'))
  expect(signUp).not.toContain(stateOf('sign-up', 'verifyingIdentity'))
  expect(offeredCodes(['identity-verification'])).not.toContain('MB12101404')
  expect(offeredCodes(['identity-verification'])).toContain('PR11008400')
  expect(offeredCodes([])).toContain('MB12101404')
  expect(offeredCodes([])).not.toContain('PR11008400')
})
