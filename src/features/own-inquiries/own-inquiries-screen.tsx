import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type OwnInquirySummary, ownInquiries } from '#contract/content/own-inquiries.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formatDayShort, koreanDay } from '#lib/i18n/format.ts'
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
import { InquiryState } from './inquiry-state.tsx'
import { ownInquiriesInput } from './own-inquiries-input.ts'

/** Inquiries that the member has sent while logged in, the latest first. */
export function OwnInquiriesScreen({ page }: { page: number }) {
  const { http } = useAppContext()
  const { t } = useLingui()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(http, ownInquiries, ownInquiriesInput(page)),
    staleTime: justReadMs,
    placeholderData: keepPreviousData,
  })
  const failed = useFailure(error)
  return (
    <>
      <Cluster justify="between">
        <h1>
          <Trans>My inquiries</Trans>
        </h1>
        <ButtonLink size="small" to="/cs/inquiry">
          <Trans>New inquiry</Trans>
        </ButtonLink>
      </Cluster>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your inquiries didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={
          <Stack gap={4} marginTop={6}>
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </Stack>
        }
      >
        {({ content, page_info }) =>
          content.length === 0 ? (
            <NoInquiries isBeyond={page > 1} />
          ) : (
            <div aria-busy={isPlaceholderData}>
              <InquiryTable inquiries={content} />
              <Pagination
                label={t`Inquiry pages`}
                page={page}
                pages={page_info.total_pages}
                link={(to) => linkOptions({ to: '/mypage/inquiries', search: { page: to } })}
              />
            </div>
          )
        }
      </AsyncContent>
    </>
  )
}

function InquiryTable({ inquiries }: { inquiries: readonly OwnInquirySummary[] }) {
  const locale = useLocale()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Sent</Trans>
          </th>
          <th scope="col">
            <Trans>Inquiry</Trans>
          </th>
          <TableHeadCell align="end">
            <Trans>Status</Trans>
          </TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => {
          const { inquiry_id: number } = inquiry
          return (
            <tr key={number}>
              <TableCell numeric muted>
                {formatDayShort(koreanDay(inquiry.submitted_at), locale)}
              </TableCell>
              <td>
                <Link to="/mypage/inquiries/detail" search={{ id: number }}>
                  {inquiry.title ?? <Trans>Inquiry {number}</Trans>}
                </Link>
                <Text as="div" size="small" muted>
                  {inquiry.category.name}
                </Text>
              </td>
              <TableCell align="end">
                <InquiryState inquiry={inquiry} />
              </TableCell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function NoInquiries({ isBeyond }: { isBeyond: boolean }) {
  return (
    <EmptyState frame="dashed" marginTop={6}>
      <h2>{isBeyond ? <Trans>Nothing on this page</Trans> : <Trans>No inquiries yet</Trans>}</h2>
      <p>
        <Trans>Inquiries you send while logged in appear here with our reply.</Trans>
      </p>
      {isBeyond ? (
        <ButtonLink to="/mypage/inquiries">
          <Trans>See all inquiries</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to="/cs/inquiry">
          <Trans>Send an inquiry</Trans>
        </ButtonLink>
      )}
    </EmptyState>
  )
}
