import { describe, expect, test } from 'vitest'
import { allCodes, flowOf } from '#contract/protocol/code-catalogue.ts'
import { stateOf } from '#tests/flows/flow-models.ts'
import { advice } from './advice.ts'
import { codesBeside, groupCodes } from './code-groups.ts'
import { callsOf, placesOf } from './code-places.ts'

test('groupCodes contains every code once', () => {
  const grouped = groupCodes(allCodes).flatMap((group) => group.codes)
  expect(grouped.toSorted()).toEqual([...allCodes].toSorted())
  for (const { flow, codes: members } of groupCodes(allCodes))
    for (const code of members) expect(flowOf(code)).toBe(flow)
})

test('placesOf finds the states that a code leads to, with the reply', () => {
  expect(placesOf('MB20003400').map(({ flow, state, reply }) => [flow.name, state.name, reply])).toEqual([
    ['login', stateOf('login', 'enteringPassword'), 'passwordLogin wrong'],
  ])
  expect(placesOf('PR40007404')).toEqual([])
})

test('placesOf finds the state in which a page opens with a code', () => {
  expect(placesOf('MB22101404').map(({ flow, state, reply }) => [flow.name, state.name, reply])).toEqual([
    ['find-password', stateOf('find-password', 'enteringAccount'), 'after a used link'],
    ['find-password', stateOf('find-password', 'linkRefused'), 'checkLink used'],
  ])
})

test('callsOf finds the calls that may answer a code', () => {
  expect(callsOf('MB20003400')).toEqual(['POST /v1/member/auth/login/password'])
  expect(callsOf('MB23000200')).toEqual(['GET /v1/member/token'])
  expect(callsOf('PR10005429')).toBeUndefined()
  // Social logins end in redirects.
  expect(allCodes.filter((code) => callsOf(code)?.length === 0)).toEqual(['PR20004400', 'PR20005400'])
})

test('codesBeside finds the codes of the same flow', () => {
  expect(codesBeside('PR20002404')).toEqual(['PR20002404', 'PR20003400'])
})

describe('advice', () => {
  test.each(allCodes)('has advice for %s', (code) => {
    expect(advice[code].length).toBeGreaterThan(0)
  })
})
