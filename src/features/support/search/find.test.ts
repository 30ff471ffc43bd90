import { expect, test } from 'vitest'
import { find } from './find.ts'

const names = async (term: string) => {
  const { flows, states, codes } = await find(term)
  return {
    flows: flows.map(({ name }) => name),
    states: states.map(({ flow, state }) => `${flow.name}/${state.name}`),
    codes: codes.map(({ code }) => code),
  }
}

test('finds a code by its last digits', async () => {
  expect((await names('5404')).codes).toEqual(['MB21005404'])
})

test('finds codes by their words, in either language', async () => {
  expect((await names('too many codes')).codes).toEqual(['MB21003429'])
  expect((await names('QR 코드')).codes).toContain('PR20002404')
})

test('finds states by their name or their words, and by their flow', async () => {
  expect((await names('checkingpassword')).states).toEqual(['login/checkingPassword'])
  expect((await names('스캔 기다리는')).states).toEqual(['qr-login/waitingForScan'])
  expect((await names('qr-login expired')).states).toEqual(['qr-login/codeExpired'])
})

test('finds flows by name and title', async () => {
  expect((await names('identity-verification')).flows).toEqual(['identity-verification'])
  expect((await names('학생증')).flows).toEqual(['qr-login'])
})

test('finds nothing for what is not there', async () => {
  expect(await names('zzzz')).toEqual({ flows: [], states: [], codes: [] })
})
