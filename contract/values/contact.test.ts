import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailSchema, formatPhone, phoneSchema } from './contact.ts'

test.each([
  ['01023450142', '01023450142'],
  ['010-2345-0142', '01023450142'],
  [' 010 2345 0142 ', '01023450142'],
  ['016-345-0142', '0163450142'],
])('reads a mobile number however it is typed: "%s"', (typed, phone) => {
  expect(v.parse(phoneSchema, typed)).toBe(phone)
})

test.each(['', '010', '0212345678', '0102345014', '010234501423', '016345014', '01223450142'])(
  'takes nothing else for one: "%s"',
  (typed) => {
    expect(v.is(phoneSchema, typed)).toBe(false)
  },
)

test.each(['haneul@school.example', ' haneul.kim+shop@mail.school.example '])('reads an address: "%s"', (typed) => {
  expect(v.parse(emailSchema, typed)).toBe(typed.trim())
})

test.each(['', 'haneul', 'haneul@school', 'haneul@school,example', 'ha neul@school.example', 'haneul@@school.example'])(
  'takes nothing else for one: "%s"',
  (typed) => {
    expect(v.is(emailSchema, typed)).toBe(false)
  },
)

test.each([
  ['01023450142', '010-2345-0142'],
  ['0112345678', '011-234-5678'],
  ['023456789', '02-345-6789'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['05051234567', '0505-123-4567'],
  ['*******0142', '***-****-0142'],
  ['010 2345 0142', '010 2345 0142'],
  ['0102345', '0102345'],
  ['', ''],
])('shows the phone number %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
