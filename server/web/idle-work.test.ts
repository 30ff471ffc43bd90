import { expect, test } from 'vitest'
import { createIdleWork } from './idle-work.ts'

/** Idle work whose checks run when the test says so. */
function testWork() {
  const state = { isBusy: false, looks: [] as (() => void)[] }
  const add = createIdleWork({ isBusy: () => state.isBusy, later: (look) => state.looks.push(look) })
  const look = async () => {
    state.looks.shift()?.()
    await Promise.resolve()
  }
  return { state, add, look }
}

test('runs one task at a time, in order, while the process is idle', async () => {
  const { state, add, look } = testWork()
  const done: number[] = []
  for (const number of [1, 2, 3]) {
    add(async () => {
      done.push(number)
    })
  }
  expect(state.looks).toHaveLength(1)
  await look()
  expect(done).toEqual([1])
  state.isBusy = true
  await expect.poll(() => state.looks.length).toBe(1)
  await look()
  expect(done).toEqual([1])
  state.isBusy = false
  for (const expected of [
    [1, 2],
    [1, 2, 3],
  ]) {
    await expect.poll(() => state.looks.length).toBe(1)
    await look()
    expect(done).toEqual(expected)
  }
})

test('does not accumulate', async () => {
  const { state, add, look } = testWork()
  const done: number[] = []
  for (let number = 0; number < 1_000; number++) {
    add(async () => {
      done.push(number)
    })
  }
  await expect.poll(() => state.looks.length).toBe(1)
  await look()
  expect(done).toEqual([500])
})
