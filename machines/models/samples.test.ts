import { expect, test } from 'vitest'
import { equalValues } from '../../tests/support/equal-values.ts'
import { armPad, sampleOrder, sampleQuote, sampleQuoteItem } from './order-samples.ts'
import { sampleCode, sampleFound, sampleLink, sampleSession } from './samples.ts'
import { sampleWithdrawalPreview } from './withdrawal.samples.ts'

test('finds moments, days and amounts that are equal in one object, and two flags that agree', () => {
  const sample = {
    ordered_at: new Date('2026-11-20T18:00:00Z'),
    paid_at: new Date('2026-11-20T18:00:00Z'),
    items: [{ from: '2026-11-21', until: '2026-11-21', regular_amt: 9_000, total_amt: 9_000, discount_amt: 0 }],
    consent: { recv_sms: true, recv_email: true },
    can: { pay: false, cancel: false, request_cash_receipt: true },
  }
  expect(equalValues(sample)).toEqual([
    ': ordered_at, paid_at',
    'items.0: from, until',
    'items.0: regular_amt, total_amt',
    'consent: recv_sms, recv_email',
  ])
})

test.each([
  ['order', sampleOrder()],
  ['quote', sampleQuote()],
  ['item of a quote', sampleQuoteItem],
  ['additional goods', armPad],
  ['session', sampleSession],
  ['code', sampleCode],
  ['link', sampleLink],
  ['found ID', sampleFound],
  ['withdrawal', sampleWithdrawalPreview],
])('the sample of the %s holds no value twice that could hide a mix-up', (_, sample) => {
  expect(equalValues(sample)).toEqual([])
})
