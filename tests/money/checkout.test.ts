import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { states, transitionsForSpin } from './transitions.ts'

const model = readFileSync(new URL('./checkout.pml', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')

test.each(states)('the model of an order knows the state %s', (state) => {
  expect(model).toMatch(new RegExp(`\\b${state}\\b`))
})

test('the model holds every change against the tables of the code', () => {
  const tables = transitionsForSpin()
  expect(tables).toContain('(from == waiting_for_deposit && (to == paid || to == canceled || to == expired))')
  expect(tables).toContain('#define REFUND_MAY(from, to) ((from == requested && (to == completed || to == refused)))')
  for (const name of ['ORDER_MAY(order, to)', 'PAYMENT_MAY(payment[i].status, to)', 'REFUND_MAY(requested, answer)'])
    expect(model).toContain(`assert(${name})`)
})
