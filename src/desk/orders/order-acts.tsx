import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import {
  changeDeliveryAddress,
  type DeskBuyer,
  type DeskOrder,
  deliverOrder,
  deskOrderDetail,
  deskOrderLimits,
  isTrackingNumber,
  noteOrder,
  returnOrder,
  shipOrders,
} from '#contract/desk/orders.ts'
import { cancelUnpaidOrder, continueRefund, refundOrder } from '#contract/desk/refunds.ts'
import { anyPhoneSchema } from '#contract/values/contact.ts'
import type { Locale } from '#contract/values/locale.ts'
import { postcodeSchema } from '#contract/values/numbers.ts'
import { formatWon, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { type ActChoice, Acts } from '../acts/acts.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { errorText, useErrorText } from '../messages/error-text.ts'
import {
  type AccountFields,
  accountOf,
  RefundAccountFields,
  RefundAccountText,
} from '../refund/refund-account-fields.tsx'
import { CarrierField } from './carrier-field.tsx'

interface ActProps {
  readonly order: DeskOrder
  readonly close: () => void
}

/** Calls whose answers an act on an order changes. */
const changes = [deskOrderDetail.name]

/** What the operator can do with an order now. */
export function OrderActs({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const mayCall = useMayCall()
  const locale = useLocale()
  const { can, order_number } = order
  const waitingAmount = amountOfWaiting(order, locale)
  const acts: readonly (ActChoice & { readonly endpoint: DeskEndpoint; readonly isOpen: boolean })[] = [
    {
      key: 'ship',
      endpoint: shipOrders,
      isOpen: can.ship,
      name: order.delivery?.shipped_at ? t`Correct the parcel` : t`Ship`,
      ...(order.delivery?.shipped_at ? {} : { settles: { kind: 'ship', subject: order_number } }),
      form: (close) => <ShipForm order={order} close={close} />,
    },
    {
      key: 'deliver',
      endpoint: deliverOrder,
      isOpen: can.deliver,
      name: t`Mark as delivered`,
      form: (close) => <DeliverForm order={order} close={close} />,
    },
    {
      key: 'return',
      endpoint: returnOrder,
      isOpen: can.take_back,
      name: t`Take back`,
      form: (close) => <ReturnForm order={order} close={close} />,
    },
    {
      key: 'address',
      endpoint: changeDeliveryAddress,
      isOpen: can.change_address && order.buyer !== null,
      name: t`Edit the address`,
      form: (close) => order.buyer && <AddressForm order={order} buyer={order.buyer} close={close} />,
    },
    {
      key: 'goods-arrived',
      endpoint: continueRefund,
      isOpen: can.continue_refund && !lacksAccount(order),
      name: waitingOf(order).some(({ awaits_return }) => awaits_return)
        ? t`Goods arrived: refund ${waitingAmount}`
        : t`Send the refund of ${waitingAmount} again`,
      settles: { kind: 'refund', subject: order_number },
      form: (close) => <ContinueForm order={order} close={close} />,
    },
    {
      key: 'refund-account',
      endpoint: continueRefund,
      isOpen: can.continue_refund && order.method === 'virtual_account',
      name: lacksAccount(order) ? t`Enter the account` : t`Refund into another account`,
      settles: { kind: 'refund', subject: order_number },
      form: (close) => <ContinueForm order={order} close={close} entersAccount />,
    },
    {
      key: 'cancel',
      endpoint: cancelUnpaidOrder,
      isOpen: can.cancel,
      name: t`Cancel the order`,
      form: (close) => (
        <ActForm
          endpoint={cancelUnpaidOrder}
          input={(reason) => ({ params: { id: order_number }, body: { reason } })}
          hint={<Trans>It isn’t paid, so there is nothing to refund.</Trans>}
          submit={<Trans>Cancel the order</Trans>}
          changes={changes}
          onDone={close}
        />
      ),
    },
    {
      key: 'note',
      endpoint: noteOrder,
      isOpen: true,
      name: t`Add a note`,
      form: (close) => (
        <ActForm
          endpoint={noteOrder}
          label={t`Note, for operators`}
          maxLength={deskOrderLimits.note}
          input={(note) => ({ params: { id: order_number }, body: { note } })}
          submit={<Trans>Keep the note</Trans>}
          changes={changes}
          onDone={close}
        />
      ),
    },
  ]
  return (
    <Stack gap={3}>
      {can.refund && mayCall(refundOrder) && (
        <div>
          <ButtonLink to="/orders/$number/refund" params={{ number: order_number }}>
            <Trans>Refund</Trans>
          </ButtonLink>
        </div>
      )}
      <Acts acts={acts.filter(({ endpoint, isOpen }) => isOpen && mayCall(endpoint))} />
    </Stack>
  )
}

/** A call about an order that reads the order again. */
function useOrderAct<E extends DeskEndpoint>(endpoint: E, onDone: () => void) {
  const { queryClient } = useAppContext()
  return useEndpointMutation(endpoint, {
    onSuccess: async () => {
      onDone()
      await queryClient.invalidateQueries()
    },
  })
}

/** When the goods arrived: the buyer's days to return them begin then. */
function DeliverForm({ order, close }: ActProps) {
  const { t } = useLingui()
  const today = koreanDay(new Date(serverNow()).toISOString())
  const [day, setDay] = useState(today)
  const act = useOrderAct(deliverOrder, close)
  const failure = useErrorText(act.error)
  const shippedAt = order.delivery?.shipped_at
  return (
    <Form onSubmit={() => act.mutate({ params: { id: order.order_number }, body: { delivered_on: day } })}>
      <Stack gap={4}>
        <p>
          <Trans>The days in which the buyer can return it begin on this day.</Trans>
        </p>
        <TextField
          label={t`Arrived on`}
          type="date"
          required
          min={shippedAt ? koreanDay(shippedAt) : undefined}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div>
          <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>
            <Trans>It has arrived</Trans>
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

function ReturnForm({ order, close }: ActProps) {
  const act = useOrderAct(returnOrder, close)
  const failure = useErrorText(act.error)
  return (
    <Form onSubmit={() => act.mutate({ params: { id: order.order_number } })}>
      <Stack gap={4}>
        <p>
          <Trans>Rented devices of this order are in stock again.</Trans>
        </p>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div>
          <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>
            <Trans>They are back</Trans>
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

/** Carrier of the last parcel: those of a day mostly go by one. Forgotten with the page. */
const lastCarrier = { name: '' }

function ShipForm({ order, close }: ActProps) {
  const { t, i18n } = useLingui()
  const { queryClient } = useAppContext()
  const { delivery, order_number } = order
  const [carrier, setCarrier] = useState(delivery?.carrier ?? lastCarrier.name)
  const [tracking_no, setTracking] = useState(delivery?.tracking_no ?? '')
  const act = useEndpointMutation(shipOrders, {
    onSuccess: async (content) => {
      if (content.every(({ refusal }) => refusal === null)) {
        lastCarrier.name = carrier
        close()
      }
      await queryClient.invalidateQueries()
    },
  })
  const refusal = act.data?.find((each) => each.refusal !== null)?.refusal
  const failed = useErrorText(act.error)
  const failure = refusal ? errorText(i18n, errorWithCode(refusal)) : failed
  return (
    <Form onSubmit={() => act.mutate({ body: { parcels: [{ order_number, carrier, tracking_no }] } })}>
      <Stack gap={4}>
        <p>
          <Trans>The buyer is mailed carrier and tracking number.</Trans>
        </p>
        <CarrierField label={t`Carrier`} value={carrier} isRequired onChange={setCarrier} />
        <TextField
          label={t`Tracking number`}
          value={tracking_no}
          required
          invalid={
            isTrackingNumber(tracking_no)
              ? undefined
              : t`Enter a tracking number of 4 to 30 letters, digits and hyphens.`
          }
          autoComplete="off"
          onChange={({ target }) => setTracking(target.value)}
        />
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div>
          <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>
            {delivery?.shipped_at ? <Trans>Correct the parcel</Trans> : <Trans>Ship</Trans>}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

function AddressForm({ order, buyer, close }: ActProps & { buyer: DeskBuyer }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(buyer)
  const act = useOrderAct(changeDeliveryAddress, close)
  const failure = useErrorText(act.error)
  const field = (name: keyof DeskBuyer) => ({
    value: typed[name] ?? '',
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Form onSubmit={() => act.mutate({ params: { id: order.order_number }, body: typed })}>
      <Stack gap={4}>
        <Grid gap={4}>
          <TextField label={t`Name`} maxLength={50} {...field('name')} />
          <TextField
            label={t`Phone`}
            type="tel"
            invalid={v.is(anyPhoneSchema, typed.phone) ? undefined : t`Enter a phone number, such as 010-1234-5678.`}
            {...field('phone')}
          />
          <TextField
            label={t`Postal code`}
            inputMode="numeric"
            invalid={v.is(postcodeSchema, typed.postcode) ? undefined : t`Enter the 5-digit postal code.`}
            {...field('postcode')}
          />
          <TextField label={t`Address`} maxLength={200} {...field('address')} />
          <TextField label={t`Rest of the address`} maxLength={100} {...field('address_detail')} />
          <TextField label={t`Request`} maxLength={100} {...field('delivery')} />
        </Grid>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <div>
          <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>
            <Trans>Edit the address</Trans>
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

const noAccount: AccountFields = { bank: '', number: '', holder: '', allowsOther: false }

/** Refunds of an order that wait for an operator. */
const waitingOf = ({ refunds }: DeskOrder) => refunds.filter(({ needs_operator }) => needs_operator)

/** Whether a refund of a deposit waits whose account is not known. */
function lacksAccount(order: DeskOrder): boolean {
  return order.method === 'virtual_account' && waitingOf(order).some(({ has_account }) => !has_account)
}

function amountOfWaiting(order: DeskOrder, locale: Locale): string {
  return formatWon(
    waitingOf(order).reduce((sum, { amt }) => sum + amt, 0),
    locale,
  )
}

/** Refunds what waits: because the goods arrived, or into an account that a second operator approves. */
function ContinueForm({ order, close, entersAccount = false }: ActProps & { readonly entersAccount?: boolean }) {
  const locale = useLocale()
  const [typed, setTyped] = useState(noAccount)
  const amount = amountOfWaiting(order, locale)
  return (
    <ActForm
      endpoint={continueRefund}
      input={(reason) => ({
        params: { id: order.order_number },
        body: {
          reason,
          allows_other_holder: typed.allowsOther,
          ...(entersAccount ? { account: accountOf(typed) } : {}),
        },
      })}
      hint={
        entersAccount ? (
          <Trans>Money goes into an account only after a second operator has approved it. The buyer is mailed.</Trans>
        ) : (
          <Trans>{amount} goes back to the buyer now. This can’t be undone.</Trans>
        )
      }
      submit={entersAccount ? <Trans>Ask for the approval</Trans> : <Trans>Refund {amount}</Trans>}
      changes={changes}
      onDone={close}
      {...(entersAccount ? { confirmation: () => <RefundAccountText account={accountOf(typed)} /> } : {})}
    >
      {entersAccount && <RefundAccountFields value={typed} onChange={setTyped} />}
    </ActForm>
  )
}
