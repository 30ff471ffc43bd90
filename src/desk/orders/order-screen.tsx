import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type DeskOrder, deskOrderDetail, orderLabels } from '#contract/desk/orders.ts'
import { instrumentName } from '#contract/orders/payment-instruments.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { formatDayWithYear, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { lastList } from '../list/last-list.ts'
import { list } from '../list/list.css.ts'
import { useErrorText } from '../messages/error-text.ts'
import {
  itemKindNames,
  methodNames,
  paymentStatusNames,
  receiptStatusNames,
  refundStatusNames,
} from '../messages/order-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderTrail } from './order-trail.tsx'
import { OrderStatusTag } from './status-tag.tsx'
import { TrackingLink } from './tracking-link.tsx'

/** One order: what it is, what can be done, and everything that happened. */
export function OrderScreen({ number }: { number: string }) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, deskOrderDetail, { params: { id: number } }),
  })
  return (
    <Stack gap={6}>
      <TextLink {...lastList('orders')}>
        <Trans>All orders</Trans>
      </TextLink>
      <AsyncContent
        data={data}
        errorText={useErrorText(error)}
        errorTitle={<Trans>The order didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="30rem" />}
      >
        {(content) => <OrderContent order={content} />}
      </AsyncContent>
    </Stack>
  )
}

function OrderContent({ order }: { order: DeskOrder }) {
  const { order_number, status, approvals } = order
  return (
    <Stack gap={6}>
      <Cluster gap={3}>
        <h1>{order_number}</h1>
        <OrderStatusTag status={status} />
      </Cluster>
      {approvals.length > 0 && (
        <Callout tone="warning" announced={false} title={<Trans>A refund waits for a second operator</Trans>}>
          <TextLink to="/approvals">
            <Trans>To the approvals</Trans>
          </TextLink>
        </Callout>
      )}
      <OrderActs order={order} />
      <Grid gap={5}>
        <OrderFacts order={order} />
        <Delivery order={order} />
      </Grid>
      <Items order={order} />
      <Money order={order} />
      <OrderTrail order={order} />
    </Stack>
  )
}

function OrderFacts({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const { buyer } = order
  return (
    <Card as="section" padded>
      <Stack gap={3}>
        <h2>
          <Trans>Order</Trans>
        </h2>
        <DefinitionList>
          <DefinitionItem name={t`Buyer`}>{order.buyer_name}</DefinitionItem>
          {order.userid !== null && (
            <DefinitionItem name={t`Member`}>
              <Link to="/members/$id" params={{ id: order.member_id }}>
                {order.userid}
              </Link>
            </DefinitionItem>
          )}
          {buyer && (
            <DefinitionItem name={t`Phone`}>
              <a href={`tel:${buyer.phone}`}>{formatPhone(buyer.phone)}</a>
            </DefinitionItem>
          )}
          <DefinitionItem name={t`Ordered`}>{moment(order.ordered_at)}</DefinitionItem>
          {order.paid_at !== null && <DefinitionItem name={t`Paid`}>{moment(order.paid_at)}</DefinitionItem>}
          {order.deposit_until !== null && order.paid_at === null && (
            <DefinitionItem name={t`Deposit until`}>{moment(order.deposit_until)}</DefinitionItem>
          )}
          {order.method !== null && (
            <DefinitionItem name={t`Payment`}>{i18n._(methodNames[order.method])}</DefinitionItem>
          )}
          <DefinitionItem name={t`Total`}>{formatWon(order.total_amt, locale)}</DefinitionItem>
          {order.refunded_amt > 0 && (
            <DefinitionItem name={t`Refunded`}>{formatWon(order.refunded_amt, locale)}</DefinitionItem>
          )}
          {order.refunding_amt > 0 && (
            <DefinitionItem name={t`Refund on its way`}>{formatWon(order.refunding_amt, locale)}</DefinitionItem>
          )}
        </DefinitionList>
      </Stack>
    </Card>
  )
}

function Delivery({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const mayCall = useMayCall()
  const { delivery, buyer } = order
  return (
    <Card as="section" padded>
      <Stack gap={3}>
        <h2>
          <Trans>Delivery</Trans>
        </h2>
        {delivery === null ? (
          <p>
            <Trans>Nothing of this order is shipped.</Trans>
          </p>
        ) : (
          <DefinitionList>
            {buyer && (
              <DefinitionItem name={t`Address`}>
                {`(${buyer.postcode}) ${buyer.address} ${buyer.address_detail}`}
              </DefinitionItem>
            )}
            {buyer?.delivery && <DefinitionItem name={t`Request`}>{buyer.delivery}</DefinitionItem>}
            {delivery.due_on !== null && delivery.shipped_at === null && (
              <DefinitionItem name={t`Ship by`}>{formatDayWithYear(delivery.due_on, locale)}</DefinitionItem>
            )}
            {delivery.shipped_at !== null && (
              <>
                <DefinitionItem name={t`Shipped`}>{moment(delivery.shipped_at)}</DefinitionItem>
                <DefinitionItem name={t`Parcel`}>
                  <TrackingLink carrier={delivery.carrier ?? ''} number={delivery.tracking_no ?? ''} />
                </DefinitionItem>
              </>
            )}
            {delivery.delivered_at !== null && (
              <DefinitionItem name={t`Delivered`}>{moment(delivery.delivered_at)}</DefinitionItem>
            )}
          </DefinitionList>
        )}
        {buyer && delivery !== null && order.paid_at !== null && mayCall(orderLabels) && (
          <div>
            <ButtonAnchor size="small" href={`/api${orderLabels.path}?numbers=${order.order_number}`} download>
              <Icon name="printer" />
              <Trans>Label</Trans>
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Card>
  )
}

interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => React.ReactNode
  readonly isNumber?: boolean
}

/** A few rows with the look of a list. */
function Rows<Row>({ rows, columns }: { rows: readonly Row[]; columns: readonly Column<Row>[] }) {
  return (
    <Table className={list}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <TableHeadCell key={name} align={isNumber ? 'end' : undefined}>
              {name}
            </TableHeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(({ name, cell, isNumber }) => (
              <td key={name} data-column={name} align={isNumber ? 'right' : undefined}>
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Items({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <Stack as="section" gap={3}>
      <h2>
        <Trans>Items</Trans>
      </h2>
      <Rows
        rows={order.items}
        columns={[
          { name: t`Line`, cell: ({ line }) => line },
          { name: t`Kind`, cell: ({ kind }) => i18n._(itemKindNames[kind]) },
          { name: t`Name`, cell: ({ name, option }) => (option === null ? name : `${name}, ${option}`) },
          { name: t`Quantity`, isNumber: true, cell: ({ quantity }) => quantity },
          {
            name: t`Period`,
            cell: ({ from, until }) =>
              from === null
                ? ''
                : `${formatDayWithYear(from, locale)} – ${until === null ? '' : formatDayWithYear(until, locale)}`,
          },
          { name: t`Paid`, isNumber: true, cell: ({ paid_amt }) => formatWon(paid_amt, locale) },
          {
            name: t`Refund`,
            cell: ({ refund, is_back }) =>
              [refund === null ? '' : i18n._(refundStatusNames[refund]), is_back ? t`back in stock` : '']
                .filter((each) => each !== '')
                .join(', '),
          },
        ]}
      />
    </Stack>
  )
}

function Money({ order }: { order: DeskOrder }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const { payments, refunds, receipt } = order
  return (
    <Stack as="section" gap={3}>
      <h2>
        <Trans>Payments and refunds</Trans>
      </h2>
      {payments.length === 0 && (
        <p>
          <Trans>Nobody has tried to pay.</Trans>
        </p>
      )}
      {payments.length > 0 && (
        <Rows
          rows={payments}
          columns={[
            {
              name: t`Payment`,
              cell: ({ method, instrument }) =>
                [i18n._(methodNames[method]), instrument && instrumentName(instrument, locale)]
                  .filter(Boolean)
                  .join(', '),
            },
            { name: t`State`, cell: ({ status }) => i18n._(paymentStatusNames[status]) },
            { name: t`Started`, cell: ({ requested_at }) => moment(requested_at) },
            { name: t`Provider`, cell: ({ provider, approve_no }) => [provider, approve_no].filter(Boolean).join(' ') },
            { name: t`Paid`, isNumber: true, cell: ({ paid_amt }) => formatWon(paid_amt, locale) },
            { name: t`Refunded`, isNumber: true, cell: ({ refunded_amt }) => formatWon(refunded_amt, locale) },
            {
              name: t`Receipt`,
              cell: ({ receipt_url }) =>
                receipt_url === null ? '' : <a href={receipt_url} target="_blank" rel="noreferrer">{t`Open`}</a>,
            },
          ]}
        />
      )}
      {refunds.length > 0 && (
        <Rows
          rows={refunds}
          columns={[
            { name: t`Refund`, isNumber: true, cell: ({ amt }) => formatWon(amt, locale) },
            {
              name: t`State`,
              cell: ({ status, awaits_return, needs_operator }) =>
                awaits_return
                  ? t`Waits for the goods`
                  : needs_operator
                    ? t`Waits for an operator`
                    : i18n._(refundStatusNames[status]),
            },
            { name: t`Reason`, cell: ({ reason }) => reason ?? '' },
            { name: t`Started`, cell: ({ requested_at }) => moment(requested_at) },
            { name: t`Done`, cell: ({ completed_at }) => (completed_at === null ? '' : moment(completed_at)) },
          ]}
        />
      )}
      {receipt && (
        <p>
          <Trans>
            Cash receipt {receipt.number}: {i18n._(receiptStatusNames[receipt.status])}
          </Trans>
        </p>
      )}
    </Stack>
  )
}
