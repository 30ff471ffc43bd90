import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask.ts'

test('shows the ends of a phone number', () => {
  expect(maskPhone('01023450142')).toBe('010 ···· 0142')
})

test('shows the beginning of an address, and where it is', () => {
  expect(maskEmail('haneul@practicum.example')).toBe('ha···@practicum.example')
  expect(maskEmail('h@practicum.example')).toBe('h···@practicum.example')
})
