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
