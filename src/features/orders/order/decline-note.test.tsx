import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeclineReason } from '#contract/addresses/order-addresses.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { waitFor } from '#tests/support/wait-for.ts'
import { DeclineNote } from './decline-note.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const words: readonly { readonly decline: DeclineReason; readonly ko: string; readonly en: string }[] = [
  {
    decline: 'over_limit',
    ko: '카드 한도를 초과했어요. 다른 카드나 다른 결제 수단을 선택해 주세요.',
    en: 'Your card limit is exceeded. Choose another card or payment method.',
  },
  {
    decline: 'insufficient_funds',
    ko: '계좌 잔액이 부족해요. 다른 계좌나 다른 결제 수단을 선택해 주세요.',
    en: 'Not enough money in the account. Choose another account or payment method.',
  },
  {
    decline: 'suspended_card',
    ko: '정지된 카드예요. 다른 카드나 다른 결제 수단을 선택해 주세요.',
    en: 'Your card is suspended. Choose another card or payment method.',
  },
  {
    decline: 'expired_card',
    ko: '유효 기간이 지난 카드예요. 다른 카드나 다른 결제 수단을 선택해 주세요.',
    en: 'Your card has expired. Choose another card or payment method.',
  },
  {
    decline: 'declined',
    ko: '결제가 거절됐어요. 다시 시도하거나 다른 결제 수단을 선택해 주세요.',
    en: 'Your payment was declined. Try again or choose another payment method.',
  },
]

test.each(
  words.flatMap(({ decline, ...text }) =>
    (['ko', 'en'] as const).map((locale) => ({ decline, locale, text: text[locale] })),
  ),
)('says why a payment was declined: $decline, $locale', async ({ decline, locale, text }) => {
  await renderScreen(<DeclineNote decline={decline}>{null}</DeclineNote>, { locale })
  expect(screen.getByRole('alert').textContent).toContain(text)
})

test('copies a link for support that names the reason of the address, and nothing else of it', async () => {
  const writeText = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  history.replaceState(null, '', '/order?course=105&decline=over_limit&order=20261121-7QK2M9XD')
  await renderScreen(<DeclineNote decline="over_limit">{null}</DeclineNote>, { locale: 'en' })
  fireEvent.click(screen.getByRole('button', { name: 'Copy link for support' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1))
  expect(new URL(writeText.mock.calls[0]?.[0] ?? '').searchParams.get('page')).toBe('/order?decline=over_limit')
})
