import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { RefundPreview, RefundPreviewItem } from '#contract/orders/orders.ts'
import { readMeter } from '#tests/support/screens/meter.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { RefundPreviewDetails } from './refund-preview-details.tsx'

afterEach(cleanup)

const item: RefundPreviewItem = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Welding',
  amt: 20_000,
  refund_amt: 20_000,
  delivery_amt: 0,
  is_delivered: false,
  refusal: null,
  progress: null,
  counted_from: null,
  until: null,
  must_return: false,
  early_end: null,
}
const progress = (percent: number) => ({ done: Math.floor(percent / 5), of: 20, percent })

const full: RefundPreview = {
  order_number: '20261121-0000001',
  items: [item],
  paid_amt: 20_000,
  refunded_amt: 0,
  deducted_amt: 0,
  refund_amt: 20_000,
  days: { passed: 0, of: 7 },
  progress_limit: 20,
  needs_account: false,
}

const show = (preview: Partial<RefundPreview>) =>
  renderScreen(<RefundPreviewDetails preview={{ ...full, ...preview }} />)
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('RefundPreviewDetails', () => {
  test.each([
    [20_000, 'If you cancel now, you get a full refund of ₩20,000'],
    [19_999, 'If you cancel now, you get ₩19,999 back'],
    [1, 'If you cancel now, you get ₩1 back'],
    [0, 'This order can’t be refunded'],
  ])('says how much of 20,000 won comes back: %i', async (refund_amt, heading) => {
    await show({ refund_amt, deducted_amt: 20_000 - refund_amt })
    expect(headings()).toEqual([heading])
  })

  test.each([
    [{ deducted_amt: 0, refund_amt: 20_000 }, ['Amount paid ₩20,000', 'Deducted ₩0', 'Refund amount ₩20,000']],
    [{ deducted_amt: 1, refund_amt: 19_999 }, ['Amount paid ₩20,000', 'Deducted −₩1', 'Refund amount ₩19,999']],
    [
      { refunded_amt: 1, refund_amt: 19_999 },
      ['Amount paid ₩20,000', 'Already refunded −₩1', 'Deducted ₩0', 'Refund amount ₩19,999'],
    ],
  ])('adds up %o', async (amounts, rows) => {
    await show(amounts)
    const names = screen.getAllByRole('term')
    expect(names.map((each) => `${each.textContent} ${each.nextElementSibling?.textContent}`)).toEqual(rows)
  })

  test.each<[rule: Partial<RefundPreviewItem>, text: string]>([
    [{ refusal: 'too_late', until: '2026-11-20T14:59:59.999Z' }, 'The refund period ended on 20 Nov.'],
    [{ refusal: 'too_far', progress: progress(50) }, 'You’ve completed 50%. Refunds end at 20%.'],
    [{ refusal: 'refunded' }, 'Already refunded.'],
    [{ refusal: 'free' }, 'It was free.'],
    [{ must_return: true }, 'We’ll refund you once it arrives.'],
    [
      { must_return: true, early_end: { left: 21, of: 30 } },
      'You end the rental early: we refund the fee of 21 of 30 days, less 10%, once the device arrives.',
    ],
    [{}, ''],
    [{ until: '2026-11-28T23:59:59.999+09:00' }, 'You can get a refund until 28 Nov 23:59.'],
    [
      { must_return: true, until: '2026-11-28T23:59:59.999+09:00' },
      'We’ll refund you once it arrives. You can get a refund until 28 Nov 23:59.',
    ],
  ])('gives the rule of an item: %o', async (rule, text) => {
    await show({ items: [{ ...item, ...rule }] })
    expect(screen.getByRole('listitem').querySelector('small')?.textContent.trim()).toBe(text)
  })

  test.each([
    [0, 'Bought today', '0 of 7 days passed', 0],
    [1, '1 day since purchase', '1 of 7 days passed', 1],
    [7, '7 days since purchase', '7 of 7 days passed', 7],
    [8, '8 days since purchase', '7 of 7 days passed', 7],
  ])('measures the days since the purchase: %i', async (passed, heading, name, filled) => {
    await show({ days: { passed, of: 7 }, items: [{ ...item, progress: progress(0) }] })
    expect(headings()).toContain(heading)
    expect(readMeter(screen.getByRole('img', { name }))).toEqual({ length: 7, filled, major: 7 })
  })

  test('measures the progress of each course, and none of an order without lessons', async () => {
    await show({
      items: [
        { ...item, progress: progress(5) },
        { ...item, id: 'b', name: 'Wound care', progress: progress(15) },
        { ...item, id: 'c' },
      ],
    })
    expect(headings()).toEqual(expect.arrayContaining([`${item.name}: progress 5%`, 'Wound care: progress 15%']))
    const filled = (name: string) => readMeter(screen.getByRole('img', { name }))
    expect(filled(`${item.name}: progress 5%, the limit is 20%`)).toEqual({ length: 20, filled: 1, major: 20 })
    expect(filled('Wound care: progress 15%, the limit is 20%')).toEqual({ length: 20, filled: 3, major: 20 })
    cleanup()
    await show({ items: [{ ...item, progress: progress(15) }] })
    expect(headings()).toContain('Progress 15%')
    cleanup()
    await show({})
    expect(screen.queryByText(/^Progress/)).toBeNull()
  })
})
