import { useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { type Buyer, buyerSchema, ownDeliveryMessage } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import { codeMessages } from '#lib/errors/error-messages.ts'
import type { TypedPayment } from '../order/payment-choice.ts'
import type { TypedOrder } from './order-fields.ts'

/** Fields of the buyer, besides the delivery request, which has two inputs. */
const buyerFields = v.keyof(v.omit(buyerSchema, ['delivery'])).options

interface OrderFormOptions {
  readonly defaults: TypedOrder
  /** Returns the delivery request as text, empty before one is chosen; null when nothing is delivered. */
  readonly deliveryOf: (typed: TypedOrder) => string | null
  readonly onSubmit: (buyer: Buyer, payment: TypedPayment) => void
  readonly onInvalid: () => void
}

/** Order form with its validation (specification, section 5): on submit, then on change. */
export function useOrderForm({ defaults, deliveryOf, onSubmit, onInvalid }: OrderFormOptions) {
  const { t, i18n } = useLingui()
  const complaints: Record<(typeof buyerFields)[number], string> = {
    name: t`Enter the buyer’s name.`,
    phone: i18n._(codeMessages[codes.phoneInvalid]),
    postcode: t`Enter the 5-digit postal code.`,
    address: t`Enter the address.`,
    address_detail: t`Enter an apartment or unit. If there isn’t one, enter “none”.`,
  }
  const read = (typed: TypedOrder) => v.safeParse(buyerSchema, { ...typed, delivery: deliveryOf(typed) })
  const wrong = (typed: TypedOrder): Partial<Record<keyof TypedOrder, string>> => {
    const { issues = [] } = read(typed)
    const keys = new Set(issues.map((issue) => v.getDotPath(issue)))
    const fields: Partial<Record<keyof TypedOrder, string>> = {}
    for (const key of buyerFields) if (keys.has(key)) fields[key] = complaints[key]
    if (keys.has('delivery')) {
      if (typed.delivery === ownDeliveryMessage) fields.delivery_text = t`Enter your delivery request.`
      else fields.delivery = t`Choose a delivery request.`
    }
    if (!typed.is_agreed) fields.is_agreed = t`Agree to the terms and refund policy to continue.`
    return fields
  }
  return useForm({
    defaultValues: defaults,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const fields = wrong(value)
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value }) => {
      const buyer = read(value)
      if (buyer.success) onSubmit(buyer.output, value.payment)
    },
    onSubmitInvalid: onInvalid,
  })
}
