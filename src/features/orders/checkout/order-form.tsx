import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Profile } from '#contract/accounts/profile.ts'
import { type Buyer, type DeliveryMessage, ownDeliveryMessage, type Quote } from '#contract/orders/checkout.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { PostcodeSearch } from '#entities/address/postcode-search.tsx'
import { phoneInput } from '#lib/forms/phone-input.ts'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { FieldErrors } from '#ui/form/field-errors.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Amounts } from '../order/amounts.tsx'
import { MinorNotice } from '../order/minor-notice.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { type TypedPayment, untouchedPayment } from '../order/payment-choice.ts'
import { PaymentMethods } from '../order/payment-methods.tsx'
import { AddressChoice, SaveAddress } from './address-choice.tsx'
import { Agreement, agreementId } from './agreement.tsx'
import * as styles from './order.css.ts'
import { OrderAdditions } from './order-additions.tsx'
import { orderDraft } from './order-draft.ts'
import { type SummarizedField, summarizedFields, type TypedOrder } from './order-fields.ts'
import { OrderItems } from './order-items.tsx'
import { QuotePaper } from './quote-paper.tsx'
import { RefundNote } from './refund-note.tsx'
import { RefundRules } from './refund-rules.tsx'
import { useOrderForm } from './use-order-form.ts'

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
  /** Won that the buyer agreed to before the prices changed; undefined otherwise. */
  readonly formerAmount: number | undefined
  readonly onPieces: (index: number, pieces: number) => void
  readonly onRemove: (index: number) => void
  /** True when the items are lines of a basket: each may be removed. Otherwise only what comes with the course. */
  readonly isBasket: boolean
  readonly onAdd: (option: number) => void
  readonly onSubmit: (buyer: Buyer, payment: TypedPayment) => void
}

/** IDs of the fields' inputs. */
const fieldIds = {
  name: 'buyer-name',
  phone: 'buyer-phone',
  postcode: 'postcode',
  address: 'address',
  address_detail: 'address-detail',
  delivery: 'delivery-request',
  delivery_text: 'delivery-text',
  is_agreed: agreementId,
} as const satisfies Record<SummarizedField, string>

/**
 * Order form: buyer, items, delivery and payment; in print a quote. The input is stored in this tab, except the
 * agreement.
 */
export function OrderForm(props: OrderFormProps) {
  const { member, quote, deliveryMessages, busy, isRepeated } = props
  const { layout } = useAppContext()
  const summary = useRef<HTMLDivElement>(null)
  const { t } = useLingui()
  const locale = useLocale()
  const choices = deliveryMessages.filter(({ code }) => code !== ownDeliveryMessage)
  const own = deliveryMessages.find(({ code }) => code === ownDeliveryMessage)
  const mayWrite = own !== undefined || choices.length === 0
  const last = quote.buyer_address
  // The request of the address goes before that of the last order, which is the buyer's own text when it is not in the
  // list. Nothing else is preselected: what the buyer does not choose is not asked of the courier.
  const asked = deliveryMessages.find(({ code }) => code === props.delivery)
  const lastRequest = choices.find(({ text }) => text === last?.delivery)
  const ownRequest = asked || lastRequest || !mayWrite ? '' : (last?.delivery ?? '')
  const before = ownRequest === '' ? lastRequest?.code : ownDeliveryMessage
  const request = asked?.code ?? before ?? (choices.length === 0 ? ownDeliveryMessage : '')
  const labels: Record<SummarizedField, string> = {
    name: t`Name`,
    phone: t`Mobile phone`,
    postcode: t`Postal code`,
    address: t`Address`,
    address_detail: t`Apartment, unit`,
    delivery: t`Delivery request`,
    delivery_text: t`Your delivery request`,
    is_agreed: t`Terms and refund rules`,
  }
  const deliveryOf = ({ delivery, delivery_text }: TypedOrder) => {
    if (!quote.is_delivered) return null
    if (delivery === ownDeliveryMessage) return delivery_text
    return choices.find(({ code }) => code === delivery)?.text ?? ''
  }
  const form = useOrderForm({
    defaults: {
      name: member.username,
      phone: formatPhone(member.phone ?? ''),
      postcode: last?.postcode ?? '',
      address: last?.address ?? '',
      address_detail: last?.address_detail ?? '',
      delivery: request,
      delivery_text: ownRequest,
      payment: untouchedPayment,
      is_agreed: false,
    },
    deliveryOf,
    onSubmit: props.onSubmit,
    onInvalid: () =>
      requestAnimationFrame(() => {
        const wrong = document.querySelectorAll<HTMLElement>('form [aria-invalid=true]')
        const target = wrong.length === 1 ? wrong[0] : summary.current
        target?.focus()
      }),
  })
  const { formerAmount } = props
  // The agreement was to another amount.
  useEffect(() => {
    if (formerAmount !== undefined) form.setFieldValue('is_agreed', false)
  }, [formerAmount, form])
  const draft = useMemo(() => orderDraft(member.userid), [member.userid])
  useFormDraft<TypedOrder>(form, draft)

  const text = (name: 'name' | 'address' | 'address_detail', more: object) => (
    <form.Field name={name}>
      {(field) => <TextField id={fieldIds[name]} label={labels[name]} {...more} {...bindField(field)} />}
    </form.Field>
  )
  const amount = formatWon(quote.total_amt, locale)
  const former = formerAmount === undefined ? '' : formatWon(formerAmount, locale)
  const pay = (
    <SubmitButton size="large" fullWidth busy={busy}>
      {quote.total_amt === 0 ? (
        <Trans>Order for free</Trans>
      ) : isRepeated ? (
        <Trans>Pay {amount} again</Trans>
      ) : (
        <Trans>Pay {amount}</Trans>
      )}
    </SubmitButton>
  )
  return (
    <>
      <Form
        noValidate
        className={screenOnly}
        onSubmit={() => {
          if (busy === undefined) void form.handleSubmit()
        }}
      >
        <form.Subscribe selector={({ fieldMeta }) => fieldMeta}>
          {(metas) => {
            const wrong = summarizedFields.filter((name) => (metas[name]?.errors.length ?? 0) > 0)
            return (
              wrong.length > 0 && (
                <div ref={summary} tabIndex={-1} className={styles.errors}>
                  <FieldErrors fields={wrong.map((name) => ({ id: fieldIds[name], label: labels[name] }))} />
                </div>
              )
            )
          }}
        </form.Subscribe>
        <AsideColumns>
          <div>
            <section className={styles.section}>
              <Heading as="h2" size={22} marginBottom={5}>
                <Trans>Buyer</Trans>
              </Heading>
              <Grid gap={4} rowGap={5} align="start">
                {text('name', { autoComplete: 'name', maxLength: 50 })}
                <form.Field name="phone">
                  {(field) => (
                    <TextField
                      id={fieldIds.phone}
                      label={labels.phone}
                      type="tel"
                      {...bindField(field)}
                      {...phoneInput(field)}
                    />
                  )}
                </form.Field>
              </Grid>
            </section>
            <section className={styles.section}>
              <Heading as="h2" size={22} marginBottom={5}>
                <Trans>Order summary</Trans>
              </Heading>
              <OrderItems
                items={quote.items}
                isBasket={props.isBasket}
                onPieces={props.onPieces}
                onRemove={props.onRemove}
              />
              <OrderAdditions additions={quote.additions} onAdd={props.onAdd} />
            </section>
            <section className={styles.section}>
              <Heading as="h2" size={22} marginBottom={5}>
                {quote.is_delivered ? <Trans>Delivery address</Trans> : <Trans>Billing address</Trans>}
              </Heading>
              <Stack gap={5}>
                <form.Subscribe
                  selector={({ values: { postcode, address, address_detail } }) => ({
                    postcode,
                    address,
                    address_detail,
                  })}
                >
                  {(typed) => (
                    <AddressChoice
                      typed={typed}
                      onChoose={(chosen) => {
                        form.setFieldValue('postcode', chosen.postcode)
                        form.setFieldValue('address', chosen.address)
                        form.setFieldValue('address_detail', chosen.address_detail)
                      }}
                    />
                  )}
                </form.Subscribe>
                <div className={styles.narrowField}>
                  <form.Field name="postcode">
                    {(field) => (
                      <TextField
                        id={fieldIds.postcode}
                        label={labels.postcode}
                        autoComplete="postal-code"
                        inputMode="numeric"
                        {...bindField(field)}
                      >
                        <PostcodeSearch
                          onFound={({ postcode, address }) => {
                            field.handleChange(postcode)
                            form.setFieldValue('address', address)
                            document.getElementById(fieldIds.address_detail)?.focus()
                          }}
                        />
                      </TextField>
                    )}
                  </form.Field>
                </div>
                <Grid gap={4} rowGap={5} align="start">
                  {text('address', { autoComplete: 'address-line1', maxLength: 200 })}
                  {text('address_detail', {
                    autoComplete: 'address-line2',
                    maxLength: 100,
                    placeholder: t`Building, unit`,
                  })}
                </Grid>
                <form.Subscribe
                  selector={({ values: { postcode, address, address_detail } }) => ({
                    postcode,
                    address,
                    address_detail,
                  })}
                >
                  {(typed) => <SaveAddress typed={typed} />}
                </form.Subscribe>
                {quote.is_delivered && (
                  <>
                    {choices.length > 0 && (
                      <form.Field name="delivery">
                        {(field) => (
                          <SelectField id={fieldIds.delivery} label={labels.delivery} required {...bindField(field)}>
                            <option value="">{t`Choose a delivery request`}</option>
                            {choices.map(({ code, text }) => (
                              <option key={code} value={code}>
                                {text}
                              </option>
                            ))}
                            {own && <option value={own.code}>{own.text === '' ? t`Enter your own` : own.text}</option>}
                          </SelectField>
                        )}
                      </form.Field>
                    )}
                    <form.Subscribe selector={({ values }) => values.delivery === ownDeliveryMessage}>
                      {(isOwn) =>
                        isOwn && (
                          <form.Field name="delivery_text">
                            {(field) => (
                              <TextField
                                id={fieldIds.delivery_text}
                                label={labels.delivery_text}
                                maxLength={100}
                                {...bindField(field)}
                              />
                            )}
                          </form.Field>
                        )
                      }
                    </form.Subscribe>
                  </>
                )}
              </Stack>
            </section>
            {quote.total_amt > 0 && (
              <section className={styles.section}>
                <Heading as="h2" size={22} marginBottom={5}>
                  <Trans>Payment method</Trans>
                </Heading>
                <form.Field name="payment">
                  {(field) => (
                    <PaymentMethods
                      typed={field.state.value}
                      amount={quote.total_amt}
                      isDelivered={quote.is_delivered}
                      onChange={(payment) => field.handleChange(payment)}
                    />
                  )}
                </form.Field>
              </section>
            )}
            <section className={styles.section} id="refund-rules" tabIndex={-1}>
              <Heading as="h2" size={22} marginBottom={5}>
                <Trans>Refund policy</Trans>
              </Heading>
              <RefundRules items={quote.items} />
            </section>
          </div>
          <aside>
            <Card padded="medium">
              <Heading as="h2" size={22} marginBottom={4}>
                <Trans>Amount to pay</Trans>
              </Heading>
              <Amounts amounts={quote} pieces={quote.items.reduce((sum, { quantity }) => sum + quantity, 0)} />
              <MinorNotice />
              {former !== '' && (
                <Callout tone="warning" title={<Trans>The amount has changed</Trans>}>
                  <Trans>
                    It was {former}, and is {amount} now. Agree again to order for the new amount.
                  </Trans>
                </Callout>
              )}
              <form.Field name="is_agreed">
                {(field) => (
                  <Agreement value={field.state.value} errors={field.state.meta.errors} onChange={field.handleChange} />
                )}
              </form.Field>
              {layout === 'desktop' && pay}
              <RefundNote items={quote.items} />
            </Card>
          </aside>
          {layout === 'mobile' && <BottomBar alone>{pay}</BottomBar>}
        </AsideColumns>
      </Form>
      <form.Subscribe selector={({ values }) => values}>
        {(typed) => <QuotePaper quote={quote} buyer={{ ...typed, delivery: deliveryOf(typed) }} />}
      </form.Subscribe>
    </>
  )
}
