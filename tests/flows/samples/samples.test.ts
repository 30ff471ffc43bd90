import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { equalValues } from '#tests/support/equal-values.ts'

describe('equalValues', () => {
  it('finds moments, days, amounts and numbers of things that are equal in one object', () => {
    const sample = {
      ordered_at: new Date('2026-11-20T18:00:00Z'),
      paid_at: new Date('2026-11-20T18:00:00Z'),
      items: [{ from: '2026-11-21', until: '2026-11-21', regular_amt: 9_000, amt: 9_000, discount_amt: 0, fee_amt: 0 }],
      lesson: { course: 3, lesson: 3 },
      session: { id: '00000000-0000-4000-8000-000000000001', replaces: '00000000-0000-4000-8000-000000000001' },
    }
    expect(equalValues(sample)).toEqual([
      ': ordered_at, paid_at',
      'items.0: from, until',
      'items.0: regular_amt, amt',
      'lesson: course, lesson',
      'session: id, replaces',
    ])
  })

  it('finds names, addresses, phone numbers, tokens and passwords that are equal in one object', () => {
    const sample = {
      name: 'Kim',
      nickname: 'Kim',
      buyer: { phone: '01023450142', mobile: '01023450142', scnm: '', dept: '', major: null },
      emails: { old: 'a@b.example', new: 'a@b.example' },
      tokens: { access_token: 'a', refresh_token: 'a' },
      typed: { current: 'Old1!pass', password: 'New2!pass', repeated: 'New2!pass' },
    }
    expect(equalValues(sample)).toEqual([
      ': name, nickname',
      'buyer: phone, mobile',
      'emails: old, new',
      'tokens: access_token, refresh_token',
      'typed: password, repeated',
    ])
  })

  it('finds two flags of an object that agree, two of one beginning, and all of three', () => {
    const sample = {
      consent: { recv_sms: true, recv_email: true },
      profile: { recv_sms: false, recv_email: false, is_dit_vrf: true },
      member: { receivesSms: true, receivesEmail: true, isIdentityVerified: false },
      can: { pay: false, cancel: false, request_cash_receipt: false },
      paid: { pay: false, cancel: false, request_cash_receipt: true },
    }
    expect(equalValues(sample)).toEqual([
      'consent: recv_sms, recv_email',
      'profile: recv_sms, recv_email',
      'member: receivesSms, receivesEmail',
      'can: pay, cancel, request_cash_receipt',
    ])
  })
})

/** Pairs that are equal because the shop has it so, each with the reason. */
const exceptions: readonly (readonly [pair: RegExp, because: string])[] = [
  [/^(.+\.)?can: pay, cancel, request_cash_receipt$/, 'Nothing can be done with an order that is over.'],
  [/(^|\.)items\.0: amt, refund_amt$/, 'An item is refunded as a whole or not at all.'],
  [/\.output: paid_amt, (refund|deducted)_amt$/, 'The sample order has one item, so that this holds for its sum too.'],
  [/(^|\.)items\.\d: is_delivered, must_return$/, 'A course is neither sent nor sent back.'],
  [/^(.+\.output)?: refunded_amt, total_amt$/, 'The same, once it is refunded.'],
]

const models = readdirSync(join(import.meta.dirname, '..'))
const files = [
  ...readdirSync(import.meta.dirname).filter((file) => /samples\.ts$/.test(file)),
  ...models.filter((file) => file.endsWith('.cases.ts')).map((file) => `../${file}`),
]
const exported = files.map(async (file) => {
  const values: object = await import(/* @vite-ignore */ `./${file}`)
  return Object.entries(values).map(([name, value]): [name: string, file: string, sample: unknown] => [
    name,
    file,
    // A function that makes a sample is called without changes to it.
    typeof value === 'function' ? value() : value,
  ])
})
const samples = (await Promise.all(exported)).flat()

test.each(samples)('%s of %s holds no value twice that could hide a mix-up', (_name, _file, sample) => {
  expect(equalValues(sample).filter((pair) => !exceptions.some(([allowed]) => allowed.test(pair)))).toEqual([])
})

test('has no exception that no sample needs', () => {
  const found = samples.flatMap(([, , sample]) => equalValues(sample))
  expect(exceptions.filter(([allowed]) => !found.some((pair) => allowed.test(pair)))).toEqual([])
})
