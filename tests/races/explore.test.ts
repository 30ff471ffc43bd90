import { expect, test } from 'vitest'
import type { Step } from './conflicts.ts'
import { exploreOrders } from './explore.ts'
import type { Side } from './interleave.ts'

/** A statement that locks rows of the table `things`. */
const step = (side: Side, text: string, rows: readonly string[]): Step => ({
  side,
  text,
  looks: new Set(),
  locks: new Map(rows.length > 0 ? [['things', new Set(rows)]] : []),
  publishes: new Map(),
  needs: new Set(),
  deletes: new Set(),
})

/** Explores two sides that send these statements, whatever happens. Returns the orders, such as `a1 b1 a2`. */
async function ordersOf(a: readonly Step[], b: readonly Step[]) {
  const orders: string[] = []
  const explored = await exploreOrders(
    async (order) => {
      const left = { A: [...a], B: [...b] }
      const steps: Step[] = []
      let last: Side = 'A'
      while (left.A.length + left.B.length > 0) {
        const wanted: Side = order[steps.length] ?? last
        last = left[wanted].length > 0 ? wanted : wanted === 'A' ? 'B' : 'A'
        const next = left[last].shift()
        if (next) steps.push(next)
      }
      orders.push(steps.map(({ text }) => text).join(' '))
      return steps
    },
    { max: 100 },
  )
  return { ...explored, all: orders.toSorted() }
}

test('two sides without a conflict have one order', async () => {
  const { orders, all } = await ordersOf(
    [step('A', 'a1', ['x']), step('A', 'a2', [])],
    [step('B', 'b1', ['y']), step('B', 'b2', [])],
  )
  expect({ orders, all }).toEqual({ orders: 1, all: ['a1 a2 b1 b2'] })
})

test('one conflict has two orders', async () => {
  const { all } = await ordersOf([step('A', 'a1', ['x']), step('A', 'a2', [])], [step('B', 'b1', ['x'])])
  expect(all).toEqual(['a1 a2 b1', 'b1 a1 a2'])
})

test('two statements of each side that all conflict have the six orders of four statements', async () => {
  const { all, isComplete } = await ordersOf(
    [step('A', 'a1', ['x']), step('A', 'a2', ['x'])],
    [step('B', 'b1', ['x']), step('B', 'b2', ['x'])],
  )
  expect([...new Set(all)]).toEqual([
    'a1 a2 b1 b2',
    'a1 b1 a2 b2',
    'a1 b1 b2 a2',
    'b1 a1 a2 b2',
    'b1 a1 b2 a2',
    'b1 b2 a1 a2',
  ])
  expect(isComplete).toBe(true)
})

test('conflicts in two places have the orders of both', async () => {
  const { all } = await ordersOf(
    [step('A', 'a1', ['x']), step('A', 'a2', ['y'])],
    [step('B', 'b1', ['x']), step('B', 'b2', ['y'])],
  )
  expect(all).toEqual(['a1 a2 b1 b2', 'a1 b1 b2 a2', 'b1 a1 a2 b2', 'b1 b2 a1 a2'])
})
