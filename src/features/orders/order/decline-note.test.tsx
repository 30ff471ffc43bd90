import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeclineReason } from '../../../../contract/order-addresses.ts'
import { renderOrderScreen } from '../../../../tests/support/screens/order-page.tsx'
import { DeclineNote } from './decline-note.tsx'

afterEach(cleanup)

const words: readonly { readonly decline: DeclineReason; readonly ko: string; readonly en: string }[] = [
  {
    decline: 'over_limit',
    ko: '카드사에서 한도를 넘었다고 알려 왔어요. 다른 카드나 다른 수단으로 다시 결제해 주세요.',
    en: 'The card company says that the limit is exceeded. Choose another card or another way to pay.',
  },
  {
    decline: 'insufficient_funds',
    ko: '계좌의 잔액이 모자라요. 다른 계좌나 다른 수단으로 다시 결제해 주세요.',
    en: 'There is not enough money in the account. Choose another account or another way to pay.',
  },
  {
    decline: 'suspended_card',
    ko: '정지된 카드예요. 다른 카드나 다른 수단으로 다시 결제해 주세요.',
    en: 'The card is suspended. Choose another card or another way to pay.',
  },
  {
    decline: 'expired_card',
    ko: '유효 기간이 지난 카드예요. 다른 카드나 다른 수단으로 다시 결제해 주세요.',
    en: 'The card has expired. Choose another card or another way to pay.',
  },
  {
    decline: 'declined',
    ko: '결제가 거절됐어요. 다시 해 보거나 다른 수단으로 결제해 주세요.',
    en: 'The payment was declined. Try again, or choose another way to pay.',
  },
]

test.each(
  words.flatMap(({ decline, ...text }) =>
    (['ko', 'en'] as const).map((locale) => ({ decline, locale, text: text[locale] })),
  ),
)('says why a payment was declined: $decline, $locale', async ({ decline, locale, text }) => {
  await renderOrderScreen(<DeclineNote decline={decline}>{null}</DeclineNote>, { locale })
  expect(screen.getByRole('alert').textContent).toContain(text)
})
