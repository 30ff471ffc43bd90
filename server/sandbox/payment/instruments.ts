import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { AccountBank, PaymentInstrument } from '../../../contract/orders/payment-instruments.ts'
import type { SandboxPayment } from './ledger.ts'

/** What the sandbox charges, by payment method, where the buyer has chosen no card. */
export const sandboxInstruments: Record<Exclude<PaymentMethod, 'virtual_account'>, PaymentInstrument> = {
  card: { kind: 'card', code: 'kookmin' },
  simple: { kind: 'service', code: 'kakao-pay' },
  transfer: { kind: 'bank', code: 'shinhan' },
  phone: { kind: 'carrier', code: 'kt' },
}

/** Bank of the sandbox's virtual accounts. */
export const accountBank: AccountBank = { kind: 'bank', code: 'kookmin' }

/** In whose name the sandbox's virtual accounts are. */
export const accountHolder = '프랙티컴'

/** The card that an approval charges: the chosen company's, or one of the sandbox. */
export function chargedCard(card: SandboxPayment['card']): PaymentInstrument {
  return card?.company ? { kind: 'card', code: card.company } : sandboxInstruments.card
}
