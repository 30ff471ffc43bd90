import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import * as v from 'valibot'
import { cardChoiceSchema, installmentChoices } from '#contract/orders/card-choice.ts'
import { orderLimits, type PaymentMethod, paymentMethodSchema } from '#contract/orders/orders.ts'
import {
  cardCompanies,
  cardCompanyCodes,
  installmentText,
  type PayService,
  payServices,
} from '#contract/orders/payment-instruments.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { radioOptions } from '#ui/form/radio-options.css.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { methodLabels } from './order-labels.ts'
import { installmentsOf, type TypedPayment } from './payment-choice.ts'
import * as styles from './payment-methods.css.ts'

/** Pay services that are named beside the method. */
const namedServices = ['kakao-pay', 'naver-pay', 'toss-pay'] as const satisfies readonly PayService[]

interface PaymentMethodsProps {
  readonly typed: TypedPayment
  /** Amount to pay, in won. */
  readonly amount: number
  /** Whether goods are delivered: their price is kept in escrow when it is paid before they arrive. */
  readonly isDelivered: boolean
  readonly onChange: (typed: TypedPayment) => void
}

/** Payment methods (specification, section 9), with company and instalments of a card. */
export function PaymentMethods({ typed, amount, isDelivered, onChange }: PaymentMethodsProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const hours = orderLimits.depositSeconds / 3_600
  const asides: Record<PaymentMethod, ReactNode> = {
    card: installmentChoices(amount).length > 1 ? <Trans>lump sum or instalments</Trans> : null,
    simple: namedServices.map((code) => payServices[code][locale]).join(', '),
    transfer: null,
    virtual_account: <Trans>pay within {hours} hours</Trans>,
    phone: null,
  }
  return (
    <fieldset className={radioOptions}>
      <VisuallyHidden as="legend">
        <Trans>Payment method</Trans>
      </VisuallyHidden>
      {paymentMethodSchema.options.map((method) => (
        <Fragment key={method}>
          <label>
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === typed.method}
              onChange={() => onChange({ ...typed, method })}
            />
            <span>{i18n._(methodLabels[method])}</span>
            {asides[method] !== null && (
              <Text size="small" muted>
                {asides[method]}
              </Text>
            )}
          </label>
          {isDelivered && isPrepaid(method) && typed.method === method && (
            <Text as="p" size="small" muted>
              <Trans>
                Escrow protects this payment: the payment provider keeps the money for goods until they have reached
                you.
              </Trans>
            </Text>
          )}
          {method === 'card' && typed.method === 'card' && (
            <CardFields typed={typed} amount={amount} onChange={onChange} />
          )}
        </Fragment>
      ))}
    </fieldset>
  )
}

/** Whether the buyer pays before the goods arrive, without a company that gives money back. */
const isPrepaid = (method: PaymentMethod) => method === 'transfer' || method === 'virtual_account'

/** Card company and instalments. What is not chosen here is chosen in the payment window. */
function CardFields({ typed, amount, onChange }: Omit<PaymentMethodsProps, 'isDelivered'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const months = installmentChoices(amount)
  return (
    <div className={styles.card}>
      <SelectField
        label={t`Card company`}
        name="company"
        value={typed.company ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...typed, company: v.parse(cardChoiceSchema.entries.company, value === '' ? null : value) })
        }
      >
        <option value="">{t`Choose when you pay`}</option>
        {cardCompanyCodes.map((code) => (
          <option key={code} value={code}>
            {cardCompanies[code][locale]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Instalments`}
        name="installment_months"
        value={installmentsOf(typed, amount)}
        disabled={months.length === 1}
        onChange={({ target: { value } }) => onChange({ ...typed, installment_months: Number(value) })}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {installmentText(each, locale)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
