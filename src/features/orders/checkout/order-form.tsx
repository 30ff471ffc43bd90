import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { type Buyer, type DeliveryMessage, ownDeliveryMessage, type Quote } from '../../../../contract/checkout.ts'
import type { Profile } from '../../../../contract/profile.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import type { ButtonVariants } from '../../../ui/button.css.ts'
import { Form } from '../../../ui/form/form.tsx'
import { bindField } from '../../../ui/form/bind-field.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Amounts } from '../order/amounts.tsx'
import { type TypedPayment, untouchedPayment } from '../order/payment-choice.ts'
import { PaymentMethods } from '../order/payment-methods.tsx'
import { Agreement } from './agreement.tsx'
import { orderDraft } from './order-draft.ts'
import { OrderAdditions } from './order-additions.tsx'
import { OrderItems } from './order-items.tsx'
import * as styles from './order.css.ts'
import { PostcodeSearch } from './postcode-search.tsx'
import { RefundRules } from './refund-rules.tsx'
import { type TypedOrder, useOrderForm } from './use-order-form.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Text } from '../../../ui/text.tsx'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { BottomBar } from '../../../ui/bottom-bar.tsx'
import { AsideColumns } from '../../../ui/columns.tsx'

interface OrderFormProps {
  readonly member: Profile
  readonly quote: Quote
  readonly deliveryMessages: readonly DeliveryMessage[]
  /** Code of the delivery request in the address. */
  readonly delivery: string | undefined
  /** Label of what is in progress; undefined while the form can be submitted. */
  readonly busy: ReactNode | undefined
  /** True when the last payment attempt failed. */
  readonly isRepeated: boolean
  readonly onPieces: (index: number, pieces: number) => void
  readonly onRemove: (index: number) => void
  readonly onAdd: (option: number) => void
  readonly onSubmit: (buyer: Buyer, payment: TypedPayment) => void
}

/** Order form: buyer, items, delivery and payment. The input is stored in this tab, except the agreement. */
export function OrderForm(props: OrderFormProps) {
  const { member, quote, deliveryMessages, busy, isRepeated } = props
  const { layout } = useAppContext()
  const { t } = useLingui()
  const locale = useLocale()
  const messages = deliveryMessages.length > 0 ? deliveryMessages : [{ code: ownDeliveryMessage, text: '' }]
  const asked = messages.find(({ code }) => code === props.delivery) ?? messages[0]
  const last = quote.last_delivery
  // The last order's delivery request is preselected; as the buyer's own text when it is not in the list.
  const lastRequest = messages.find(({ text, code }) => code !== ownDeliveryMessage && text === last?.delivery)
  const mayWrite = messages.some(({ code }) => code === ownDeliveryMessage)
  const ownRequest = last && !lastRequest && mayWrite && props.delivery === undefined ? last.delivery : ''
  const before = ownRequest === '' ? lastRequest?.code : ownDeliveryMessage
  const request = (props.delivery === undefined ? before : undefined) ?? asked?.code
  const form = useOrderForm({
    defaults: {
      name: member.username,
      phone: member.phone ?? '',
      postcode: last?.postcode ?? '',
      address: last?.address ?? '',
      address_detail: last?.address_detail ?? '',
      delivery: request ?? ownDeliveryMessage,
      delivery_text: ownRequest,
      payment: untouchedPayment,
      is_agreed: false,
    },
    deliveryOf: ({ delivery, delivery_text }) => {
      const chosen = messages.find(({ code }) => code === delivery)
      return chosen && chosen.code !== ownDeliveryMessage ? chosen.text : delivery_text
    },
    onSubmit: props.onSubmit,
    onInvalid: () => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus(),
  })
  const draft = useMemo(() => orderDraft(member.userid), [member.userid])
  useFormDraft<TypedOrder>(form, draft)

  const text = (name: 'name' | 'phone' | 'postcode' | 'address' | 'address_detail', label: string, more: object) => (
    <form.Field name={name}>{(field) => <TextField label={label} {...more} {...bindField(field)} />}</form.Field>
  )
  const pay = (look?: ButtonVariants) => (
    <SubmitButton {...look} busy={busy}>
      {quote.total_amt === 0 ? (
        <Trans>Order for free</Trans>
      ) : isRepeated ? (
        <Trans>Pay again</Trans>
      ) : (
        <Trans>Pay</Trans>
      )}
    </SubmitButton>
  )
  return (
    <Form
      noValidate
      onSubmit={() => {
        if (busy === undefined) void form.handleSubmit()
      }}
    >
      <AsideColumns>
        <div>
          <section className={styles.part}>
            <h2>
              <Trans>Buyer</Trans>
            </h2>
            <div className={styles.two}>
              {text('name', t`Name`, { autoComplete: 'name', maxLength: 50 })}
              {text('phone', t`Mobile phone`, { autoComplete: 'tel', inputMode: 'tel', maxLength: 20 })}
            </div>
          </section>
          <section className={styles.part}>
            <h2>
              <Trans>What you order</Trans>
            </h2>
            <OrderItems items={quote.items} onPieces={props.onPieces} onRemove={props.onRemove} />
            <OrderAdditions additions={quote.additions} onAdd={props.onAdd} />
          </section>
          <section className={styles.part}>
            <h2>{quote.is_delivered ? <Trans>Where it goes</Trans> : <Trans>Address of the buyer</Trans>}</h2>
            <div className={styles.fields}>
              <div className={styles.short}>
                <form.Field name="postcode">
                  {(field) => (
                    <TextField
                      label={t`Postal code`}
                      autoComplete="postal-code"
                      inputMode="numeric"
                      maxLength={5}
                      {...bindField(field)}
                    >
                      <PostcodeSearch
                        onFound={({ postcode, address }) => {
                          field.handleChange(postcode)
                          form.setFieldValue('address', address)
                          document.getElementById('address-detail')?.focus()
                        }}
                      />
                    </TextField>
                  )}
                </form.Field>
              </div>
              <div className={styles.two}>
                {text('address', t`Address`, { autoComplete: 'address-line1', maxLength: 200 })}
                {text('address_detail', t`Detailed address`, {
                  id: 'address-detail',
                  autoComplete: 'address-line2',
                  maxLength: 100,
                  placeholder: t`Building, unit`,
                })}
              </div>
              <form.Field name="delivery">
                {(field) => (
                  <SelectField
                    label={t`Delivery request`}
                    value={field.state.value}
                    onChange={(event) => field.handleChange(event.target.value)}
                  >
                    {messages.map((message) => (
                      <option key={message.code} value={message.code}>
                        {message.text === '' ? t`Write your own` : message.text}
                      </option>
                    ))}
                  </SelectField>
                )}
              </form.Field>
              <form.Subscribe selector={({ values }) => values.delivery === ownDeliveryMessage}>
                {(isOwn) =>
                  isOwn && (
                    <form.Field name="delivery_text">
                      {(field) => (
                        <TextField label={t`Your own delivery request`} maxLength={100} {...bindField(field)} />
                      )}
                    </form.Field>
                  )
                }
              </form.Subscribe>
            </div>
          </section>
          {quote.total_amt > 0 && (
            <section className={styles.part}>
              <h2>
                <Trans>Payment method</Trans>
              </h2>
              <form.Field name="payment">
                {(field) => (
                  <PaymentMethods
                    typed={field.state.value}
                    amount={quote.total_amt}
                    onChange={(payment) => field.handleChange(payment)}
                  />
                )}
              </form.Field>
            </section>
          )}
          <section className={styles.part} id="refund-rules" tabIndex={-1}>
            <h2>
              <Trans>Refund rules</Trans>
            </h2>
            <RefundRules items={quote.items} />
          </section>
        </div>
        <aside>
          <Card className={styles.summary}>
            <h2>
              <Trans>Amount to pay</Trans>
            </h2>
            <Amounts
              regular={quote.regular_amt}
              discount={quote.discount_amt}
              delivery={quote.delivery_amt}
              total={quote.total_amt}
              pieces={quote.items.reduce((sum, { quantity }) => sum + quantity, 0)}
            />
            <form.Field name="is_agreed">
              {(field) => (
                <Agreement value={field.state.value} errors={field.state.meta.errors} onChange={field.handleChange} />
              )}
            </form.Field>
            {layout === 'desktop' && pay({ size: 'large', fullWidth: true })}
          </Card>
        </aside>
        {layout === 'mobile' && (
          <BottomBar alone>
            <p>
              <b>{formatWon(quote.total_amt, locale)}</b>
              <Text size="small" muted>
                <Trans>delivery included</Trans>
              </Text>
            </p>
            {pay()}
          </BottomBar>
        )}
      </AsideColumns>{' '}
    </Form>
  )
}
