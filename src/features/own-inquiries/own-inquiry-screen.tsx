import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteInquiryAnswer, type OwnInquiry, ownInquiry } from '#contract/content/own-inquiries.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formatDayShort, formatMoment, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { justReadMs } from '#lib/queries/load-for-member.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { InquiryState } from './inquiry-state.tsx'
import * as styles from './own-inquiry.css.ts'

/** One inquiry of the member: what was sent while it waits, and the answer afterwards. */
export function OwnInquiryScreen({ id }: { id: number }) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery({
    ...endpointQuery(http, ownInquiry, { params: { id } }),
    staleTime: justReadMs,
  })
  const failed = useFailure(error)
  return (
    <>
      <Text as="p" size="small">
        <Link to="/mypage/inquiries">
          <Trans>My inquiries</Trans>
        </Link>
      </Text>
      <Cluster justify="between">
        <h1>
          <Trans>Inquiry {id}</Trans>
        </h1>
        {data && <InquiryState inquiry={data} />}
      </Cluster>
      {error && hasCode(error, codes.notFound) ? (
        <NotFound />
      ) : (
        <AsyncContent
          data={data}
          errorText={failed}
          errorTitle={<Trans>This inquiry didn’t load</Trans>}
          onRetry={() => void refetch()}
          skeleton={
            <Stack gap={4} marginTop={6}>
              <Skeleton height="2rem" />
              <Skeleton height="8rem" />
            </Stack>
          }
        >
          {(inquiry) => <Details inquiry={inquiry} />}
        </AsyncContent>
      )}
    </>
  )
}

function NotFound() {
  return (
    <EmptyState frame="dashed" marginTop={6}>
      <h2>
        <Trans>There’s no such inquiry</Trans>
      </h2>
      <p>
        <Trans>Replies are deleted after a year, or when you delete them.</Trans>
      </p>
      <ButtonLink to="/mypage/inquiries">
        <Trans>See all inquiries</Trans>
      </ButtonLink>
    </EmptyState>
  )
}

function Details({ inquiry }: { inquiry: OwnInquiry }) {
  const locale = useLocale()
  return (
    <Stack gap={6} marginTop={6}>
      <DefinitionList columns>
        <DefinitionItem name={<Trans>Type</Trans>}>{inquiry.category.name}</DefinitionItem>
        <DefinitionItem name={<Trans>Sent</Trans>} numeric>
          {formatMoment(inquiry.submitted_at, locale)}
        </DefinitionItem>
        {inquiry.answered_at !== null && (
          <DefinitionItem name={<Trans>Replied</Trans>} numeric>
            {formatMoment(inquiry.answered_at, locale)}
          </DefinitionItem>
        )}
      </DefinitionList>
      {inquiry.content !== null && (
        <section>
          <Heading as="h2" size={22} marginBottom={3}>
            {inquiry.title}
          </Heading>
          <p className={styles.text}>{inquiry.content}</p>
          {inquiry.has_image && (
            <Text as="p" size="small" muted>
              <Trans>With the picture you attached.</Trans>
            </Text>
          )}
          <Callout icon="clock" announced={false} title={<Trans>We’ll reply within one business day</Trans>}>
            <Trans>The reply comes by email and appears here. What you sent is deleted then.</Trans>
          </Callout>
        </section>
      )}
      {inquiry.answer !== null && <Answer inquiry={inquiry} answer={inquiry.answer} />}
    </Stack>
  )
}

function Answer({ inquiry, answer }: { inquiry: OwnInquiry; answer: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const remove = useEndpointMutation(deleteInquiryAnswer, {
    onSuccess: () => void navigate({ to: '/mypage/inquiries', replace: true }),
  })
  const failed = useFailure(remove.error)
  const ask = () =>
    showAlert({
      title: t`Delete the reply?`,
      content: t`You can’t get it back.`,
      primary: { name: t`Delete`, action: () => remove.mutate({ params: { id: inquiry.inquiry_id } }) },
      secondary: { name: t`Keep it` },
    })
  const day = inquiry.kept_until === null ? '' : formatDayShort(koreanDay(inquiry.kept_until), locale)
  return (
    <section>
      <Heading as="h2" size={22} marginBottom={3}>
        <Trans>Our reply</Trans>
      </Heading>
      <p className={styles.text}>{answer}</p>
      <Text as="p" size="small" muted>
        <Trans>We deleted what you sent when we replied. The reply stays here until {day}.</Trans>
      </Text>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t delete the reply</Trans>}>
          {failed}
        </Callout>
      )}
      <Cluster marginTop={4}>
        <ButtonLink size="small" to="/cs/inquiry">
          <Trans>Ask something else</Trans>
        </ButtonLink>
        <Button size="small" variant="quiet" busy={remove.isPending} onClick={ask}>
          <Trans>Delete the reply</Trans>
        </Button>
      </Cluster>
    </section>
  )
}
