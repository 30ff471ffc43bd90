import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { orderLimits, type PaymentMethod, paymentMethodSchema } from '../../../../contract/orders.ts'
import { paymentName } from '../../../../contract/payment-names.ts'
import { useLocale } from '../../../lib/use-locale.ts'
import { muted, small, visuallyHidden } from '../../../theme/layout.css.ts'
import { methodWords } from '../parts/order-words.ts'
import * as styles from './order.css.ts'

const payServices = ['카카오페이', '네이버페이', '토스페이']

interface PaymentMethodsProps {
  readonly chosen: PaymentMethod
  readonly onChoose: (method: PaymentMethod) => void
}

/** Ways to pay (specification, section 9). Card, bank and instalments are chosen in the payment window. */
export function PaymentMethods({ chosen, onChoose }: PaymentMethodsProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const hours = orderLimits.depositSeconds / 3_600
  const asides: Record<PaymentMethod, ReactNode> = {
    card: <Trans>lump sum or instalments</Trans>,
    simple: payServices.map((name) => paymentName(name, locale)).join(', '),
    transfer: null,
    virtual_account: <Trans>to be paid within {hours} hours</Trans>,
    phone: null,
  }
  return (
    <fieldset className={styles.options}>
      <legend className={visuallyHidden}>
        <Trans>Payment method</Trans>
      </legend>
      {paymentMethodSchema.options.map((method) => (
        <label key={method}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span>{i18n._(methodWords[method])}</span>
          {asides[method] !== null && <span className={`${small} ${muted}`}>{asides[method]}</span>}
        </label>
      ))}
    </fieldset>
  )
}
