import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './masked.ts'

test('shows the ends of a phone number', () => {
  expect(maskedPhone('01023450142')).toBe('010 ···· 0142')
})

test('shows the beginning of an address, and where it is', () => {
  expect(maskedEmail('haneul@practicum.example')).toBe('ha···@practicum.example')
  expect(maskedEmail('h@practicum.example')).toBe('h···@practicum.example')
})
