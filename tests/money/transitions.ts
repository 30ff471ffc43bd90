import { orderTransitions } from '#server/api/orders/transitions.ts'
import { paymentTransitions, refundTransitions } from '#server/api/payments/transitions.ts'

const tables = { ORDER_MAY: orderTransitions, PAYMENT_MAY: paymentTransitions, REFUND_MAY: refundTransitions }

/** Every state of an order, payment or refund. */
export const states: readonly string[] = [...new Set(Object.values(tables).flatMap((table) => Object.keys(table)))]

/** The code's states and allowed transitions for Spin. */
export function transitionsForSpin(): string {
  const macros = Object.entries(tables).map(([name, table]) => {
    const allowed = Object.entries<readonly string[]>(table).flatMap(([from, targets]) =>
      targets.length === 0 ? [] : [`(from == ${from} && (${targets.map((to) => `to == ${to}`).join(' || ')}))`],
    )
    return `#define ${name}(from, to) (${allowed.join(' || ')})`
  })
  return [`mtype = { ${states.join(', ')} };`, ...macros, ''].join('\n')
}
