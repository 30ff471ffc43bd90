import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { dueRentals, registrationFigures, salesFigures } from '#contract/desk/figures.ts'
import type { CallInput, ContentOf } from '#contract/protocol/endpoint.ts'
import { saveFile } from '#lib/browser/save-file.ts'
import { formatDay, formatInteger, formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { toCsv } from '../list/csv.ts'
import { ListFilters } from '../list/list-filters.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useErrorText } from '../messages/error-text.ts'
import { sum, sums } from './figures.css.ts'
import { daysBefore, daysOf, shownPeriod, usePeriodFields } from './period.tsx'
import { groupNames, nameOfRow } from './sales-names.ts'

const SalesChart = lazy(() => import('./sales-chart.tsx'))

/** Sales, refunds, registrations and rentals of a period. */
export function FiguresScreen({ search }: { search: ListSearch<typeof salesFigures> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const period = shownPeriod(search)
  const { from, until, today } = period
  const group = search.group ?? 'day'
  return (
    <Stack gap={8}>
      <div>
        <h1>
          <Trans>Figures</Trans>
        </h1>
        <ListFilters
          endpoint={salesFigures}
          filter={search}
          onApply={(applied) => void navigate({ to: '/figures', search: applied })}
          fields={{
            ...usePeriodFields(period),
            group: { label: t`By`, names: groupNames, initial: 'day' },
          }}
        />
        <Sales search={{ from, until, group }} today={today} />
      </div>
      <Registrations from={from} until={until} today={today} />
      <Rentals title={t`Rentals due back within 14 days`} until={daysBefore(today, -14)} today={today} />
    </Stack>
  )
}

function Sales({ search, today }: { search: CallInput<typeof salesFigures>['query']; today: string }) {
  const { http } = useAppContext()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deskQuery(http, salesFigures, { query: search }),
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(error)
  return (
    <AsyncContent
      data={data}
      errorText={failure}
      errorTitle={<Trans>The figures didn’t load</Trans>}
      onRetry={() => void refetch()}
      skeleton={<Skeleton height="24rem" />}
    >
      {(content) => (
        <div aria-busy={isPlaceholderData}>
          <SalesContent content={content} search={search} today={today} />
        </div>
      )}
    </AsyncContent>
  )
}

interface SalesContentProps {
  readonly content: ContentOf<typeof salesFigures>
  readonly search: Parameters<typeof Sales>[0]['search']
  readonly today: string
}

function SalesContent({ content: { rows, total }, search, today }: SalesContentProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const won = (amount: number) => formatWon(amount, locale)
  const { group, from, until } = search
  const named = rows.map((row) => ({ ...row, label: nameOfRow(row, { i18n, locale, today, group }) }))
  // The axis of days has every day of the period, so that days without money are seen.
  const plotted =
    group === 'day'
      ? daysOf({ from, until }).map(
          (key) =>
            named.find((row) => row.key === key) ?? {
              label: formatDay(key, today, locale),
              orders: 0,
              sales_amount: 0,
              refund_amount: 0,
            },
        )
      : named
  const save = () =>
    saveFile(
      toCsv([
        [i18n._(groupNames[group]), t`Orders`, t`Sales`, t`Refunds`, t`Net`],
        ...named.map((row) => [
          group === 'day' ? (row.key ?? '') : row.label,
          row.orders,
          row.sales_amount,
          row.refund_amount,
          row.net_amount,
        ]),
      ]),
      `shop-${group}-${from}-${until}.csv`,
    )
  const pending = won(total.pending_refund_amount)
  if (rows.length === 0) {
    return (
      <EmptyState frame="dashed">
        <Trans>No money came or went in these days.</Trans>
      </EmptyState>
    )
  }
  return (
    <Stack gap={5}>
      <dl className={sums}>
        <div className={sum}>
          <dt>
            <Trans>Orders</Trans>
          </dt>
          <dd>{formatInteger(total.orders)}</dd>
        </div>
        <div className={sum}>
          <dt>
            <Trans>Sales</Trans>
          </dt>
          <dd>{won(total.sales_amount)}</dd>
        </div>
        <div className={sum}>
          <dt>
            <Trans>Refunds</Trans>
          </dt>
          <dd>{won(total.refund_amount)}</dd>
        </div>
        <div className={sum}>
          <dt>
            <Trans>Net</Trans>
          </dt>
          <dd>{won(total.net_amount)}</dd>
        </div>
      </dl>
      {total.pending_refund_amount > 0 && (
        <p>
          <Trans>Refunds of {pending} are on their way, and not counted yet.</Trans>
        </p>
      )}
      <Card padded>
        <Suspense fallback={<Skeleton height="280px" />}>
          <SalesChart
            rows={plotted.map((row) => ({
              name: row.label,
              orders: formatInteger(row.orders),
              sales: row.sales_amount,
              refunds: row.refund_amount,
            }))}
            names={{ orders: t`Orders`, sales: t`Sales`, refunds: t`Refunds` }}
            areDays={group === 'day'}
            format={won}
          />
        </Suspense>
      </Card>
      <Cluster justify="end">
        <Button size="small" onClick={save}>
          <Icon name="download" />
          <Trans>Save as CSV</Trans>
        </Button>
      </Cluster>
      <RowsTable
        rows={named}
        rowKey={({ key }) => key ?? ''}
        columns={[
          { name: i18n._(groupNames[group]), cell: ({ label }) => label },
          { name: t`Orders`, isNumber: true, cell: ({ orders }) => formatInteger(orders) },
          { name: t`Sales`, isNumber: true, cell: ({ sales_amount }) => won(sales_amount) },
          { name: t`Refunds`, isNumber: true, cell: ({ refund_amount }) => won(refund_amount) },
          { name: t`Net`, isNumber: true, cell: ({ net_amount }) => won(net_amount) },
        ]}
      />
    </Stack>
  )
}

function Registrations({ from, until, today }: { from: string; until: string; today: string }) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const locale = useLocale()
  const query = { from, until }
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, registrationFigures, { query }),
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(error)
  return (
    <section>
      <h2>
        <Trans>Members</Trans>
      </h2>
      <AsyncContent
        data={data}
        errorText={failure}
        errorTitle={<Trans>The figures didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="8rem" />}
      >
        {(days) =>
          days.length === 0 ? (
            <EmptyState frame="dashed">
              <Trans>Nobody signed up or left in these days.</Trans>
            </EmptyState>
          ) : (
            <RowsTable
              rows={days}
              rowKey={({ day }) => day}
              columns={[
                { name: t`Day`, cell: ({ day }) => formatDay(day, today, locale) },
                { name: t`Signed up`, isNumber: true, cell: ({ registered }) => formatInteger(registered) },
                { name: t`Left`, isNumber: true, cell: ({ left }) => formatInteger(left) },
              ]}
            />
          )
        }
      </AsyncContent>
    </section>
  )
}

function Rentals({ title, until, today }: { title: string; until: string; today: string }) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(deskQuery(http, dueRentals, { query: { until } }))
  const failure = useErrorText(error)
  return (
    <section>
      <h2>{title}</h2>
      <AsyncContent
        data={data}
        errorText={failure}
        errorTitle={<Trans>The figures didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="8rem" />}
      >
        {(rentals) =>
          rentals.length === 0 ? (
            <EmptyState frame="dashed">
              <Trans>No rented device is due.</Trans>
            </EmptyState>
          ) : (
            <RowsTable
              rows={rentals}
              rowKey={({ order_number, name }) => `${order_number} ${name.en}`}
              columns={[
                {
                  name: t`Last day`,
                  cell: ({ ends_on, days_late }) =>
                    `${formatDay(ends_on, today, locale)}${days_late > 0 ? ` · ${t`${plural(days_late, { one: '# day late', other: '# days late' })}`}` : ''}`,
                },
                {
                  name: t`Device`,
                  cell: ({ name, quantity }) => (quantity > 1 ? `${name[locale]} × ${quantity}` : name[locale]),
                },
                {
                  name: t`Order`,
                  cell: ({ order_number }) => (
                    <Link to="/orders/$number" params={{ number: order_number }}>
                      {order_number}
                    </Link>
                  ),
                },
              ]}
            />
          )
        }
      </AsyncContent>
    </section>
  )
}
