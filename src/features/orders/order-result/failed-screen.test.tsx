import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FailureReason } from '#contract/addresses/order-addresses.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { FailedScreen } from './failed-screen.tsx'

afterEach(cleanup)

interface Words {
  readonly reason: FailureReason
  readonly locale: 'ko' | 'en'
  readonly what: string
  readonly next: string
}

/** What a buyer reads, by the reasons of specification, section 8. */
const words: readonly Words[] = [
  {
    reason: 'amount_mismatch',
    locale: 'ko',
    what: '결제 금액이 올바르지 않음',
    next: '결제 금액이 주문 금액과 달라서 멈췄어요. 돈은 빠져나가지 않았어요.',
  },
  {
    reason: 'amount_mismatch',
    locale: 'en',
    what: 'The total is incorrect',
    next: 'The payment amount didn’t match your order, so we stopped it. You weren’t charged.',
  },
  {
    reason: 'duplicate_order',
    locale: 'ko',
    what: '중복된 주문번호',
    next: '이미 접수된 주문이에요. 다시 주문하기 전에 구매 내역을 확인해 주세요.',
  },
  {
    reason: 'duplicate_order',
    locale: 'en',
    what: 'Duplicate order number',
    next: 'You’ve already placed this order. Check your purchase history before ordering again.',
  },
  {
    reason: 'invalid_amount',
    locale: 'ko',
    what: '결제할 수 없는 금액',
    next: '결제사가 이 금액을 승인하지 않았어요. 돈은 빠져나가지 않았어요.',
  },
  {
    reason: 'invalid_amount',
    locale: 'en',
    what: 'This amount can’t be paid',
    next: 'The payment provider didn’t accept the amount. You weren’t charged.',
  },
  {
    reason: 'session_expired',
    locale: 'ko',
    what: '로그인 만료',
    next: '그사이 로그아웃됐어요. 다시 주문하기 전에 로그인해서 구매 내역을 확인해 주세요.',
  },
  {
    reason: 'session_expired',
    locale: 'en',
    what: 'Your login has expired',
    next: 'You were logged out. Log in and check your purchase history before ordering again.',
  },
  {
    reason: 'user_cancel',
    locale: 'ko',
    what: '결제 취소',
    next: '결제를 마치기 전에 결제창을 닫았어요. 돈은 빠져나가지 않았어요.',
  },
  {
    reason: 'user_cancel',
    locale: 'en',
    what: 'Payment cancelled',
    next: 'You closed the payment window. You weren’t charged.',
  },
  {
    reason: 'unknown',
    locale: 'ko',
    what: '알 수 없는 이유',
    next: '문제가 생겼어요. 구매 내역을 확인하거나 고객센터에 문의해 주세요.',
  },
  {
    reason: 'unknown',
    locale: 'en',
    what: 'Unknown reason',
    next: 'Something went wrong. Check your purchase history, or contact customer support.',
  },
]

test.each(words)(
  'says why an order failed and what to do: $reason, $locale',
  async ({ reason, locale, what, next }) => {
    await renderScreen(<FailedScreen search={{ order: '20261121-7QK2M9XD', reason }} phone="1588-0000" />, {
      locale,
    })
    expect(screen.getByText(what)).toBeDefined()
    expect(screen.getByText(next)).toBeDefined()
  },
)

test.each([
  ['a course', '/order?course=101', ['Order again', 'Back to the course']],
  ['a device', '/order?device=1', ['Order again', 'Back to the device']],
  ['something unknown', undefined, ['Back to the course', 'Purchase history']],
])('leads on from a cancelled payment of %s', async (_, again, ways) => {
  await renderScreen(<FailedScreen search={{ order: '20261121-7QK2M9XD', reason: 'user_cancel', again }} phone="1" />)
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.filter((link) => link !== '1')).toEqual(ways)
})
