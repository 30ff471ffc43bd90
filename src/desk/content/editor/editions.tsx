import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { editionList, restoreEdition } from '#contract/desk/content.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useMayCall } from '#desk/http/use-may-call.ts'
import { RowsTable } from '#desk/list/rows-table.tsx'
import { errorText, useErrorText } from '#desk/messages/error-text.ts'
import { useMoments } from '#desk/messages/use-moments.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Field } from '../fields/field.ts'
import { Changes } from './changes.tsx'
import { changedCalls } from './edit-content.flow.ts'

type Edition = ContentOf<typeof editionList>[number]

const pageSize = 20

interface EditionsProps {
  readonly path: string
  readonly root: Field
  readonly page: number
  /** Latest edition, as the editor has read it. */
  readonly current: number
  /** Called once the shop shows another edition. */
  readonly onRestored: () => void
}

/** What the shop has published of a file, the latest first, and the way back to any of it. */
export function Editions({ path, root, page, current, onRestored }: EditionsProps) {
  const { http, queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const mayRestore = useMayCall()(restoreEdition)
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, editionList, { query: { path, page_index: page, page_size: pageSize } }),
    placeholderData: keepPreviousData,
  })
  const failure = useErrorText(error)
  const restore = useEndpointMutation(restoreEdition, {
    onSuccess: async () => {
      await Promise.all(changedCalls.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
      onRestored()
    },
    onError: (refusal) => {
      showAlert({ title: t`Nothing was changed`, content: errorText(i18n, refusal), primary: { name: t`OK` } })
    },
  })
  const authorOf = ({ published_by: by }: Edition) => (by === 'import' ? t`from a folder` : by)
  const ask = (edition: number) =>
    showAlert({
      title: t`Go back to version ${edition}?`,
      content: t`The shop shows it at once, as the next version. A draft stays as it is.`,
      primary: {
        name: t`Go back`,
        action: () => restore.mutate({ body: { path, edition, current } }),
      },
      secondary: { name: t`Cancel` },
    })
  return (
    <AsyncContent
      data={data}
      errorText={failure}
      errorTitle={<Trans>The versions didn’t load</Trans>}
      onRetry={() => void refetch()}
      skeleton={<Skeleton height="12rem" />}
    >
      {({ content, page_info }) => {
        if (content.length === 0)
          return (
            <EmptyState frame="dashed">
              <Trans>Nothing of it has been published yet.</Trans>
            </EmptyState>
          )
        const changesOf = (row: Edition, index: number) => {
          const before = content[index + 1]
          if (before === undefined && row.edition > 1) return <Trans>See the next page of the list.</Trans>
          return <Changes root={root} before={before?.value ?? null} after={row.value} />
        }
        return (
          <Stack gap={4}>
            <RowsTable
              rows={content.map((row, index) => ({ row, index }))}
              rowKey={({ row }) => row.edition}
              columns={[
                { name: t`Version`, cell: ({ row }) => row.edition },
                { name: t`Published`, cell: ({ row }) => `${moment(row.published_at)}, ${authorOf(row)}` },
                { name: t`What changed`, cell: ({ row, index }) => changesOf(row, index) },
                {
                  name: t`Act`,
                  cell: ({ row }) =>
                    row.edition === current ? (
                      <Trans>The latest one</Trans>
                    ) : (
                      mayRestore &&
                      row.value !== null && (
                        <Button
                          size="small"
                          busy={restore.isPending}
                          aria-label={t`Go back to version ${row.edition}`}
                          onClick={() => ask(row.edition)}
                        >
                          <Trans>Go back to this</Trans>
                        </Button>
                      )
                    ),
                },
              ]}
            />
            <Pagination
              label={t`Pages of the list`}
              page={page}
              pages={page_info.total_pages}
              link={(to) => linkOptions({ to: '/content/file', search: { path, part: 'editions', page: to } })}
              below
            />
          </Stack>
        )
      }}
    </AsyncContent>
  )
}
