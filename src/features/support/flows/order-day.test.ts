import { expect, test } from 'vitest'
import { orderDayIn, withOrderDay } from './order-day.ts'

test('withOrderDay dates every order number and leaves other numbers alone', () => {
  const text = '/order-complete?order=20261121-7QK2M9XD&amount=20261121&payment=00000000-0000-4000-8000-000000000001'
  expect(withOrderDay(text, '2031-02-03')).toBe(text.replace('20261121-', '20310203-'))
  expect(withOrderDay('/learn?course=109&lesson=1', '2031-02-03')).toBe('/learn?course=109&lesson=1')
})

test('orderDayIn reads the day back', () => {
  expect(orderDayIn('?id=20310203-7QK2M9XD&at=asking')).toBe('2031-02-03')
  expect(orderDayIn('?course=109')).toBeUndefined()
})
