import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { type DeskListedOrder, deskOrderList } from '#contract/desk/orders.ts'
import { formatWon, koreanDay, koreanMinute } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { useRememberedList } from '../list/last-list.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { ListTable } from '../list/list-table.tsx'
import { SaveList } from '../list/save-list.tsx'
import { methodNames, orderStageNames, orderStatusNames } from '../messages/order-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { OrderStatusTag } from './status-tag.tsx'

/** Orders, the newest first. */
export function OrdersScreen({ search }: { search: ListSearch<typeof deskOrderList> }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const moment = useMoments()
  const navigate = useNavigate()
  const { page = 1, ...filter } = search
  const thingOf = ({ name, others }: DeskListedOrder) => (others === 0 ? name : t`${name} and ${others} more`)
  useRememberedList('orders', linkOptions({ to: '/orders', search }))
  return (
    <>
      <h1>
        <Trans>Orders</Trans>
      </h1>
      <ListFilters
        endpoint={deskOrderList}
        filter={filter}
        onApply={(applied) => void navigate({ to: '/orders', search: applied })}
        fields={{
          number: { label: t`Order number`, type: 'text' },
          buyer: { label: t`Buyer: ID, name or phone`, type: 'text', minLength: 2 },
          item: { label: t`Course or device`, type: 'text' },
          status: { label: t`State`, names: orderStatusNames, none: t`All` },
          stage: { label: t`Goods and refunds`, names: orderStageNames, none: t`All` },
          method: { label: t`Payment`, names: { ...methodNames, free: t`Free` }, none: t`All` },
          from: { label: t`From`, type: 'date' },
          until: { label: t`Until`, type: 'date' },
        }}
      />
      <SaveList
        endpoint={deskOrderList}
        input={(rows) => ({ query: { ...filter, ...rows } })}
        name={`shop-orders-${koreanDay(new Date(serverNow()).toISOString())}`}
        head={[
          t`Order`,
          t`Ordered`,
          t`Buyer`,
          t`ID`,
          t`What`,
          t`State`,
          t`Goods and refunds`,
          t`Payment`,
          t`Total`,
          t`Refunded`,
          t`Shipped`,
        ]}
        rows={(content) =>
          content.map((order) => [
            order.order_number,
            koreanMinute(order.ordered_at),
            order.buyer_name,
            order.userid ?? '',
            thingOf(order),
            i18n._(orderStatusNames[order.status]),
            order.stages.map((stage) => i18n._(orderStageNames[stage])).join(', '),
            order.method === null ? '' : i18n._(methodNames[order.method]),
            order.total_amt,
            order.refunded_amt,
            order.shipped_at === null ? '' : koreanMinute(order.shipped_at),
          ])
        }
      />
      <ListTable
        endpoint={deskOrderList}
        input={{ query: { ...filter, page_index: page } }}
        rows={(content) => content}
        rowKey={({ order_number }) => order_number}
        counted="cases"
        page={page}
        link={(to) => linkOptions({ to: '/orders', search: { ...filter, page: to } })}
        empty={<Trans>No order matches. Take a filter away.</Trans>}
        columns={[
          {
            name: t`Order`,
            isOneWord: true,
            cell: ({ order_number }) => (
              <Link to="/orders/$number" params={{ number: order_number }}>
                {order_number}
              </Link>
            ),
          },
          { name: t`Ordered`, isOneWord: true, cell: ({ ordered_at }) => moment(ordered_at) },
          {
            name: t`Buyer`,
            cell: ({ buyer_name, userid }) => (userid === null ? buyer_name : `${buyer_name} (${userid})`),
          },
          {
            name: t`What`,
            cell: thingOf,
          },
          {
            name: t`State`,
            cell: ({ status, stages }) => (
              <Cluster gap={1}>
                <OrderStatusTag status={status} />
                {stages.map((stage) => (
                  <Tag key={stage} tone={stage === 'to_ship' ? 'accent' : 'outline'}>
                    {i18n._(orderStageNames[stage])}
                  </Tag>
                ))}
              </Cluster>
            ),
          },
          { name: t`Payment`, cell: ({ method }) => (method === null ? '' : i18n._(methodNames[method])) },
          {
            name: t`Total`,
            isNumber: true,
            cell: ({ total_amt, refunded_amt }) =>
              refunded_amt === 0
                ? formatWon(total_amt, locale)
                : `${formatWon(total_amt, locale)} (${formatWon(-refunded_amt, locale)})`,
          },
        ]}
      />
    </>
  )
}
