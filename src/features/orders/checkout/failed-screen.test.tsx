import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FailureReason } from '../../../../contract/order-addresses.ts'
import { renderOrderScreen } from '../../../../tests/support/screens/order-page.tsx'
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
    what: 'The total amount is not right',
    next: 'What was to be paid differed from the order, so we stopped. No money was taken.',
  },
  {
    reason: 'duplicate_order',
    locale: 'ko',
    what: '주문번호가 중복됨',
    next: '이미 접수된 주문이에요. 다시 주문하기 전에 구매 내역을 확인해 주세요.',
  },
  {
    reason: 'duplicate_order',
    locale: 'en',
    what: 'The order number was used before',
    next: 'This order was placed already. Look at your purchase history before you order again.',
  },
  {
    reason: 'invalid_amount',
    locale: 'ko',
    what: '결제할 수 없는 금액',
    next: '결제사가 이 금액을 받지 않았어요. 돈은 빠져나가지 않았어요.',
  },
  {
    reason: 'invalid_amount',
    locale: 'en',
    what: 'The amount cannot be paid',
    next: 'The payment company did not accept the amount. No money was taken.',
  },
  {
    reason: 'session_expired',
    locale: 'ko',
    what: '로그인 시간이 지남',
    next: '그사이 로그아웃됐어요. 다시 주문하기 전에 로그인해서 구매 내역을 확인해 주세요.',
  },
  {
    reason: 'session_expired',
    locale: 'en',
    what: 'The login has expired',
    next: 'You were logged out meanwhile. Log in and look at your purchase history before you order again.',
  },
  {
    reason: 'user_cancel',
    locale: 'ko',
    what: '결제를 취소함',
    next: '결제 창을 끝나기 전에 닫았어요. 돈은 빠져나가지 않았어요.',
  },
  {
    reason: 'user_cancel',
    locale: 'en',
    what: 'The payment was canceled',
    next: 'You left the payment window before the end. No money was taken.',
  },
  {
    reason: 'unknown',
    locale: 'ko',
    what: '알 수 없는 이유',
    next: '도중에 문제가 생겼어요. 구매 내역을 확인하고, 잘 모르겠으면 고객센터에 물어봐 주세요.',
  },
  {
    reason: 'unknown',
    locale: 'en',
    what: 'The reason is not known',
    next: 'Something went wrong on the way. Look at your purchase history, and ask customer support if you are not sure.',
  },
]

test.each(words)(
  'says why an order failed and what to do: $reason, $locale',
  async ({ reason, locale, what, next }) => {
    await renderOrderScreen(<FailedScreen search={{ order: '20261121-7QK2M9XD', reason }} phone="1588-0000" />, {
      locale,
    })
    expect(screen.getByText(what)).toBeDefined()
    expect(screen.getByText(next)).toBeDefined()
  },
)
