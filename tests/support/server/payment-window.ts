import { Window } from 'happy-dom'
import type { PaymentWindow } from '#server/providers/payment/port.ts'

/** What a payment window's page passes to the provider's script. */
export function pageDataOf(window: PaymentWindow): unknown {
  if (window.kind !== 'page') throw new Error('it is a page')
  const { document } = new Window()
  document.write(window.html)
  return JSON.parse(document.body.dataset['input'] ?? '')
}

/** Parameters of every window besides its payment and card. */
export const windowInput = {
  orderName: '정맥주사 놓기',
  escrowItems: [],
  customer: { name: '김하늘', email: 'a@b.example', phone: '01000000000' },
  returnAddress: 'https://pay.shop.example/providers/payment/return?payment=1',
  locale: 'ko',
} as const
