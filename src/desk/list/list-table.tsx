import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import type { CallInput, ContentOf } from '#contract/protocol/endpoint.ts'
import { formatInteger } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useErrorText } from '../messages/error-text.ts'
import { count } from './list.css.ts'
import { pageOf } from './page-of.ts'
import { type Column, RowsTable } from './rows-table.tsx'

interface ListTableProps<E extends DeskEndpoint, Row> {
  readonly endpoint: E
  readonly input: CallInput<E>
  /** Rows of the answer's content. */
  readonly rows: (content: ContentOf<E>) => readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly columns: readonly Column<Row>[]
  readonly page: number
  /** Link to a page of the list; undefined is the first one. */
  readonly link: (page: number | undefined) => LinkOptions
  /** What a row is, for the number of all; a thing without it. */
  readonly counted?: 'people' | 'cases'
  /** What the list says when nothing is found. */
  readonly empty: ReactNode
}

/** A list of the desk, read page by page: a table, or a card for each row on narrow screens. */
export function ListTable<E extends DeskEndpoint, Row>(props: ListTableProps<E, Row>) {
  const { endpoint, input, rows, rowKey, columns, page, link, counted, empty } = props
  const { http } = useAppContext()
  const { t } = useLingui()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deskQuery(http, endpoint, input),
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(error)
  return (
    <AsyncContent
      data={data}
      errorText={failure}
      errorTitle={<Trans>The list didn’t load</Trans>}
      onRetry={() => void refetch()}
      skeleton={
        <Stack gap={3}>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Stack>
      }
    >
      {(answer) => {
        const { content, page_info } = pageOf(endpoint, answer)
        const found = rows(content)
        const total = formatInteger(page_info?.total_size ?? found.length)
        if (found.length === 0) return <EmptyState frame="dashed">{empty}</EmptyState>
        return (
          <div aria-busy={isPlaceholderData}>
            <p className={count}>
              {counted === 'people' ? (
                <Trans context="people">{total} in all</Trans>
              ) : counted === 'cases' ? (
                <Trans context="cases">{total} in all</Trans>
              ) : (
                <Trans>{total} in all</Trans>
              )}
            </p>
            <RowsTable rows={found} rowKey={rowKey} columns={columns} />
            <Pagination
              label={t`Pages of the list`}
              page={page}
              pages={page_info?.total_pages ?? 1}
              link={link}
              below
            />
          </div>
        )
      }}
    </AsyncContent>
  )
}
