import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type ListedOrder, orderList } from '#contract/orders/orders.ts'
import { selectedDay } from '#contract/values/date-options.ts'
import { limits } from '#contract/values/limits.ts'
import { FreeLessonsLink } from '#entities/course/free-lessons-link.tsx'
import { TicketOutline } from '#entities/course/ticket-outline.tsx'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formatDayShort, formatWon, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { justReadMs } from '#lib/queries/load-for-member.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Table, TableCell, TableHeadCell } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { usePrefetchedOrders } from '../order/order-queries.ts'
import { screenOnly } from '../order/orders.css.ts'
import { isPartlyRefunded, StatusTag } from '../order/status-tag.tsx'
import * as styles from './history.css.ts'
import type { HistorySearch } from './history.url.ts'
import { historyInput } from './history.url.ts'
import { SinceForm } from './since-form.tsx'

interface HistoryScreenProps {
  /** Page number, from 1. */
  readonly page: number
  /** First day of the listed orders; all orders without a year. */
  readonly since: Since
}

type Since = Omit<HistorySearch, 'page'>

/** Purchase history: all orders of the member, newest first, five per page. */
export function HistoryScreen({ page, since }: HistoryScreenProps) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const day = selectedDay(since)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(http, orderList, historyInput(page, since)),
    staleTime: justReadMs,
    placeholderData: keepPreviousData,
  })
  const failed = useFailure(error)
  return (
    <>
      <h1>
        <Trans>Purchase history</Trans>
      </h1>
      {(day !== undefined || (data?.content.length ?? 0) > 0) && <SinceForm since={since} />}
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your purchase history didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<ListSkeleton />}
      >
        {(data) =>
          data.content.length === 0 ? (
            page > 1 ? (
              <NothingHere since={since} />
            ) : day === undefined ? (
              <NoOrders />
            ) : (
              <NoneSince />
            )
          ) : (
            <div aria-busy={isPlaceholderData}>
              <OrderTable orders={data.content} />
              <div className={screenOnly}>
                <Pagination
                  label={t`Purchase history pages`}
                  page={page}
                  pages={data.page_info.total_pages}
                  link={(page) => linkOptions({ to: '/mypage/history', search: { ...since, page } })}
                />
              </div>
            </div>
          )
        }
      </AsyncContent>
    </>
  )
}

function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  usePrefetchedOrders(orders)
  const locale = useLocale()
  return (
    <Table className={styles.orders}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Order date</Trans>
          </th>
          <th scope="col">
            <Trans>Items</Trans>
          </th>
          <TableHeadCell align="end">
            <Trans>Amount</Trans>
          </TableHeadCell>
          <TableHeadCell align="end">
            <Trans>Status</Trans>
          </TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const { name, others } = order
          const refunded = formatWon(order.refunded_amt, locale)
          return (
            <tr key={order.order_number}>
              <TableCell numeric muted>
                {formatDayShort(koreanDay(order.ordered_at), locale)}
              </TableCell>
              <td>
                <Link to="/mypage/history/detail" search={{ id: order.order_number }}>
                  {others === 0 ? (
                    name
                  ) : (
                    <Trans>
                      {name} and {others} more
                    </Trans>
                  )}
                </Link>
                {order.can_pay && (
                  <Text as="div" size="small">
                    <Link to="/mypage/history/detail" search={{ id: order.order_number }}>
                      <Trans>Pay or cancel</Trans>
                    </Link>
                  </Text>
                )}
                <FailedTries numbers={order.failed_tries} />
              </td>
              <TableCell align="end" numeric strong>
                <span>{formatWon(order.total_amt, locale)}</span>
                {order.refunded_amt > 0 && (
                  <Text as="small" muted>
                    <Trans>{refunded} refunded</Trans>
                  </Text>
                )}
              </TableCell>
              <TableCell align="end">
                <StatusTag status={order.status} isPartlyRefunded={isPartlyRefunded(order)} />
              </TableCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** Earlier failed orders of the same items, collapsed. */
function FailedTries({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null
  return (
    <Text as="div" size="small" muted>
      <details>
        <summary>
          <Plural value={numbers.length} one="# failed attempt before" other="# failed attempts before" />
        </summary>
        <ul>
          {numbers.map((number) => (
            <li key={number}>
              <Link to="/mypage/history/detail" search={{ id: number }}>
                <Trans>Order {number}</Trans>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </Text>
  )
}

function NoOrders() {
  return (
    <EmptyState frame="dashed" marginTop={6}>
      <TicketOutline />
      <h2>
        <Trans>No orders yet</Trans>
      </h2>
      <p>
        <Trans>Your orders and receipts will appear here. Start with a free lesson.</Trans>
      </p>
      <Cluster gap={2} justify="center">
        <FreeLessonsLink />
        <ButtonLink to="/contents">
          <Trans>Browse courses</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}

/** Empty history since the chosen day. */
function NoneSince() {
  return (
    <EmptyState frame="dashed" marginTop={6}>
      <h2>
        <Trans>No orders since this date</Trans>
      </h2>
      <p>
        <Trans>Choose an earlier date or view all your orders.</Trans>
      </p>
      <ButtonLink to="/mypage/history">
        <Trans>Show all orders</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

/** A page after the last one. */
function NothingHere({ since }: { since: Since }) {
  return (
    <EmptyState frame="dashed" marginTop={6}>
      <h2>
        <Trans>There’s nothing on this page</Trans>
      </h2>
      <p>
        <Trans>Your latest orders are on the first page.</Trans>
      </p>
      <ButtonLink to="/mypage/history" search={since}>
        <Trans>Go to the first page</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Stack gap={6} marginTop={6} marginBottom={6}>
      {Array.from({ length: limits.ordersPageSize }, (_, index) => (
        <Skeleton key={index} height="2rem" />
      ))}
    </Stack>
  )
}
