import { Window } from 'happy-dom'
import type { PaymentWindow } from '../../server/providers/payment/port.ts'

/** What a payment window's page hands to the provider's script. */
export function factsOf(window: PaymentWindow): unknown {
  if (window.kind !== 'page') throw new Error('it is a page')
  const { document } = new Window()
  document.write(window.html)
  return JSON.parse(document.body.dataset['facts'] ?? '')
}
