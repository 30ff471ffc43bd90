import { expect, test } from 'vitest'
import { maskEmail, maskPhone } from './mask.ts'

test('shows the ends of a phone number', () => {
  expect(maskPhone('01023450142')).toBe('010 ···· 0142')
})

test('shows the beginning of an address, and where it is', () => {
  expect(maskEmail('haneul@member.example')).toBe('ha···@member.example')
  expect(maskEmail('h@member.example')).toBe('h···@member.example')
})
