import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { myCourses } from '#contract/content/learning.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { rejectCalls, seedSampleAnswers } from './sample-answers.ts'

/** Every answer of the samples, by a language. */
function answersIn(locale: 'ko' | 'en'): unknown[] {
  const queryClient = new QueryClient()
  seedSampleAnswers(queryClient, locale)
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data)
}

/** Calls `visit` for every object within `value`. */
function eachObject(value: unknown, visit: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  visit(value)
  for (const each of Object.values(value)) eachObject(each, visit)
}

test('shows sums that add up', () => {
  const sums: string[] = []
  eachObject(answersIn('ko'), (object) => {
    const amounts: Record<string, unknown> = { ...object }
    const [regular, discount, delivery, total] = ['regular_amt', 'discount_amt', 'delivery_amt', 'total_amt'].map(
      (name) => Number(amounts[name]),
    )
    if (regular === undefined || discount === undefined || delivery === undefined || Number.isNaN(regular)) return
    sums.push(`${regular} - ${discount} + ${delivery} = ${total}`)
    expect(regular - discount + delivery).toBe(total)
    if (Array.isArray(amounts['items'])) {
      const ofItems = amounts['items'].map((item: { total_amt: number }) => item.total_amt)
      expect(ofItems.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    }
  })
  expect(sums.length).toBeGreaterThan(10)
})

test('dates the answers today, in any year', () => {
  vi.useFakeTimers({ now: Date.parse('2031-05-06T03:20:00.000Z') })
  const text = JSON.stringify(answersIn('ko'))
  vi.useRealTimers()
  expect(text).toContain('"ordered_at":"2031-05-06T03:00:00.000Z"')
  expect(text).not.toMatch(/"20(26|27|99)-/)
})

test('has an unpaid order while a deposit is awaited', () => {
  const statusAt = (at: string) => {
    const queryClient = new QueryClient()
    seedSampleAnswers(queryClient, 'ko', { at })
    const text = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
    return /"order_number":"20261121-7QK2M9XD","status":"(\w+)"/.exec(text)?.[1]
  }
  expect(statusAt('waitingForDeposit')).toBe('waiting_for_deposit')
  expect(statusAt('completed')).toBe('paid')
})

test('answers for orders of the requested day', () => {
  const queryClient = new QueryClient()
  seedSampleAnswers(queryClient, 'ko', { orderDay: '2031-05-06' })
  const orders = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => JSON.stringify([queryKey, state.data]))
  const paid = orders.filter((text) => text.includes('20310506-7QK2M9XD'))
  expect(paid).toHaveLength(1)
  expect(paid[0]).toContain('"id":"20310506-7QK2M9XD"')
  expect(paid[0]).toContain('"order_number":"20310506-7QK2M9XD"')
  expect(orders.join()).not.toContain('20261121-')
})

test('has English texts on English pages', () => {
  expect(JSON.stringify(answersIn('en'))).not.toMatch(/[가-힣]/)
})

test('stay in sections that always read their data anew', () => {
  const queryClient = new QueryClient()
  seedSampleAnswers(queryClient, 'ko')
  const query = endpointQuery(rejectCalls, myCourses, {})
  const observer = new QueryObserver(queryClient, { ...query, staleTime: 0 })
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle' })
  stop()
})
