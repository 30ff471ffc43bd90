import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { isTrackingNumber, orderLabels, type ShipRefusal, shipOrders, toShipList } from '#contract/desk/orders.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { isBlank } from '#contract/values/text.ts'
import { formatDayWithYear, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Tag } from '#ui/content/tag.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { input as inputClass } from '#ui/controls/form.css.ts'
import { Link } from '#ui/controls/link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { ListTable } from '../list/list-table.tsx'
import { SaveList } from '../list/save-list.tsx'
import { errorText, useErrorText } from '../messages/error-text.ts'
import { useMoments } from '../messages/use-moments.ts'
import { CarrierField } from './carrier-field.tsx'
import { parcel } from './order.css.ts'

const thingsOf = (things: readonly { readonly name: string; readonly quantity: number }[]) =>
  things.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', ')

interface Parcel {
  readonly carrier: string
  readonly tracking_no: string
}

/** Orders to ship, the oldest payment first. Parcels are typed beside their orders and recorded together. */
export function ShipmentsScreen({ page = 1 }: { page: number | undefined }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const mayCall = useMayCall()
  const { http, queryClient } = useAppContext()
  const input = { query: { page_index: page } }
  const { data: listed } = useQuery({ ...deskQuery(http, toShipList, input), placeholderData: keepPreviousData })
  const numbers = listed?.content.map(({ order_number }) => order_number) ?? []
  const [parcels, setParcels] = useState<Readonly<Record<string, Parcel>>>({})
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<Readonly<Record<string, ShipRefusal>>>({})
  const [shipped, setShipped] = useState(0)
  const today = koreanDay(new Date(serverNow()).toISOString())
  const mayShip = mayCall(shipOrders)
  const lastCarrier = Object.values(parcels).findLast(({ carrier }) => carrier !== '')?.carrier ?? ''
  const filled = Object.entries(parcels).filter(([, { tracking_no }]) => !isBlank(tracking_no))
  const ship = useEndpointMutation(shipOrders, {
    onSuccess: async (content) => {
      const done = content.filter(({ refusal }) => refusal === null).map(({ order_number }) => order_number)
      setShipped(done.length)
      // What was refused keeps what was typed.
      setParcels((before) => Object.fromEntries(Object.entries(before).filter(([number]) => !done.includes(number))))
      setChosen((before) => before.filter((number) => !done.includes(number)))
      setRefusals(
        Object.fromEntries(
          content.flatMap(({ order_number, refusal }) => (refusal === null ? [] : [[order_number, refusal]])),
        ),
      )
      await queryClient.invalidateQueries()
    },
  })
  const failure = useErrorText(ship.error)
  const ready = filled.length
  const labelled = chosen.length
  const submit = () => {
    if (filled.length === 0) {
      showAlert({
        title: t`Nothing was shipped`,
        content: t`Enter the tracking number of a parcel first.`,
        primary: { name: t`OK` },
      })
      return
    }
    const body = {
      parcels: filled.map(([order_number, { carrier, tracking_no }]) => ({ order_number, carrier, tracking_no })),
    }
    ship.mutate({ body })
  }
  const type = (number: string, change: Partial<Parcel>) =>
    setParcels({ ...parcels, [number]: { carrier: lastCarrier, tracking_no: '', ...parcels[number], ...change } })
  const labels = `/api${orderLabels.path}?numbers=${chosen.join(',')}`
  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <h1>
          <Trans>To ship</Trans>
        </h1>
        {mayShip && (
          <Cluster gap={3}>
            <SubmitButton busy={ship.isPending && <Trans>One moment</Trans>}>
              <Trans>Ship what has a number ({ready})</Trans>
            </SubmitButton>
            {numbers.length > 0 && (
              <CheckBox
                checked={numbers.every((number) => chosen.includes(number))}
                onChange={({ target }) => setChosen(target.checked ? numbers : [])}
              >
                <Trans>All labels</Trans>
              </CheckBox>
            )}
            {chosen.length > 0 && (
              <ButtonAnchor href={labels} download>
                <Icon name="printer" />
                <Trans>Labels ({labelled})</Trans>
              </ButtonAnchor>
            )}
          </Cluster>
        )}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {ship.data && shipped > 0 && (
          <Callout tone="success">
            <Trans>Shipped: {shipped}. The buyers are mailed.</Trans>
          </Callout>
        )}
        {Object.entries(refusals).map(([number, refusal]) => (
          <Callout key={number} tone="danger" title={number}>
            {errorText(i18n, errorWithCode(refusal))}
          </Callout>
        ))}
        <SaveList
          endpoint={toShipList}
          input={(rows) => ({ query: rows })}
          name={`shop-to-ship-${today}`}
          head={[
            t`Order`,
            t`Ship by`,
            t`Buyer`,
            t`Phone`,
            t`Postal code`,
            t`Address`,
            t`Rest of the address`,
            t`Request`,
            t`What`,
          ]}
          rows={(content) =>
            content.map(({ order_number, due_on, buyer_name, buyer, things }) => [
              order_number,
              due_on,
              buyer_name,
              buyer ? formatPhone(buyer.phone) : '',
              buyer?.postcode ?? '',
              buyer?.address ?? '',
              buyer?.address_detail ?? '',
              buyer?.delivery ?? '',
              thingsOf(things),
            ])
          }
        />
        <ListTable
          endpoint={toShipList}
          input={input}
          rows={(content) => content}
          rowKey={({ order_number }) => order_number}
          counted="cases"
          page={page}
          link={(to) => linkOptions({ to: '/shipments', search: { page: to } })}
          empty={
            <>
              <Trans>Everything is shipped.</Trans>{' '}
              <TextLink to="/">
                <Trans>To Today</Trans>
              </TextLink>
            </>
          }
          columns={[
            {
              name: t`Order`,
              cell: ({ order_number }) => (
                <Stack gap={2}>
                  <Link to="/orders/$number" params={{ number: order_number }}>
                    {order_number}
                  </Link>
                  {mayShip && (
                    <CheckBox
                      aria-label={t`Label of ${order_number}`}
                      checked={chosen.includes(order_number)}
                      onChange={({ target }) =>
                        setChosen(
                          target.checked ? [...chosen, order_number] : chosen.filter((each) => each !== order_number),
                        )
                      }
                    >
                      <Trans>Label</Trans>
                    </CheckBox>
                  )}
                </Stack>
              ),
            },
            { name: t`Paid`, isOneWord: true, cell: ({ paid_at }) => moment(paid_at) },
            {
              name: t`Ship by`,
              cell: ({ due_on }) => (
                <Cluster gap={2}>
                  <span>{formatDayWithYear(due_on, locale)}</span>
                  {due_on < today && (
                    <Tag tone="danger">
                      <Trans>late</Trans>
                    </Tag>
                  )}
                </Cluster>
              ),
            },
            {
              name: t`Buyer`,
              cell: ({ buyer_name, buyer }) => (
                <>
                  <span>{buyer_name}</span>
                  {buyer && (
                    <>
                      <span>{`, ${formatPhone(buyer.phone)}`}</span>
                      <br />
                      <span>{`(${buyer.postcode}) ${buyer.address} ${buyer.address_detail}`}</span>
                      {buyer.delivery !== null && (
                        <>
                          <br />
                          <span>{buyer.delivery}</span>
                        </>
                      )}
                    </>
                  )}
                </>
              ),
            },
            {
              name: t`What`,
              cell: ({ things }) => thingsOf(things),
            },
            ...(mayShip
              ? [
                  {
                    name: t`Parcel`,
                    cell: ({ order_number: number }: { readonly order_number: string }) => (
                      <div className={parcel}>
                        <CarrierField
                          label={t`Carrier of ${number}`}
                          isLabelHidden
                          isRequired={(parcels[number]?.tracking_no ?? '') !== ''}
                          value={parcels[number]?.carrier ?? ''}
                          onChange={(carrier) => type(number, { carrier })}
                        />
                        <input
                          className={inputClass}
                          aria-label={t`Tracking number of ${number}`}
                          placeholder={t`Tracking number`}
                          autoComplete="off"
                          ref={(field) => {
                            const typed = parcels[number]?.tracking_no ?? ''
                            const isFine = isBlank(typed) || isTrackingNumber(typed)
                            field?.setCustomValidity(
                              isFine ? '' : t`Enter a tracking number of 4 to 30 letters, digits and hyphens.`,
                            )
                          }}
                          value={parcels[number]?.tracking_no ?? ''}
                          onChange={({ target }) => type(number, { tracking_no: target.value })}
                        />
                      </div>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Form>
  )
}
