import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { type DataExport, dataExport, requestDataExport } from '#contract/accounts/data-export.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useRateLimit } from '#lib/time/use-rate-limit.ts'
import { hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Gauge } from '#ui/form/gauge.tsx'
import { RateLimitPanel } from '#ui/form/rate-limit-panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './data-export.css.ts'
import { ExportFiles } from './export-files.tsx'
import { pollDelayMs } from './poll-delay.ts'

interface DataExportSectionProps {
  /** Renders the form that confirms who the member is. */
  readonly confirm: (props: { readonly onConfirmed: () => void }) => ReactNode
}

/** The files with the member's own data: how to request them, their progress, and the download. */
export function DataExportSection({ confirm }: DataExportSectionProps) {
  const { http, queryClient } = useAppContext()
  const query = endpointQuery(http, dataExport, {})
  const polls = useRef(0)
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data || !isUnderWay(state.data)) return false
      return pollDelayMs(state.dataUpdateCount - polls.current)
    },
  })
  const failed = useFailure(error)
  const request = useEndpointMutation(requestDataExport, {
    onSuccess: (content) => {
      polls.current = queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0
      storeAnswer(queryClient, query.queryKey, content)
    },
  })
  // The button is gone while the files are prepared.
  const state = useFocusWhen<HTMLDivElement>(request.data)
  const start = () => request.mutate({})
  const mustConfirm = hasCode(request.error, codes.freshAuthenticationRequired)
  const isLimited = hasCode(request.error, codes.tooManyDataExports)
  const requestFailed = useFailure(mustConfirm || isLimited ? undefined : request.error)
  const status = data?.status
  return (
    <Stack as="section" gap={4} align="start" marginTop={12} aria-labelledby="data-export">
      <h2 id="data-export">
        <Trans>Download my data</Trans>
      </h2>
      <Text as="p" measured>
        <Trans>
          One file with your profile, delivery addresses, consents, linked accounts, devices, orders, courses,
          certificates, open inquiries and replies, reviews and account changes, and a spreadsheet of your orders. We’ll
          email you when they’re ready and delete them after 24 hours.
        </Trans>
      </Text>
      {requestFailed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t request your files</Trans>}>
          {requestFailed}
        </Callout>
      )}
      {mustConfirm && confirm({ onConfirmed: start })}
      {isLimited && <ExportsLimited error={request.error} />}
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>The status of your files didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {(content) => (
          <div ref={state} tabIndex={-1}>
            <ExportState content={content} onExpired={() => void refetch()} confirm={confirm} />
          </div>
        )}
      </AsyncContent>
      {status !== undefined && !isUnderWay({ status }) && !mustConfirm && !isLimited && (
        <Button busy={request.isPending} onClick={start}>
          <Icon name="refresh-cw" />
          {status === 'none' && <Trans>Request the files</Trans>}
          {status === 'ready' && <Trans>Request new files</Trans>}
          {status === 'failed' && <Trans>Request them again</Trans>}
        </Button>
      )}
    </Stack>
  )
}

function isUnderWay({ status }: Pick<DataExport, 'status'>): boolean {
  return status === 'requested' || status === 'preparing'
}

interface ExportStateProps extends DataExportSectionProps {
  readonly content: DataExport
  readonly onExpired: () => void
}

function ExportState({ content, onExpired, confirm }: ExportStateProps) {
  const { status, percent, expires_at: expiresAt } = content
  if (status === 'none') return null
  if (status === 'failed') {
    return (
      <Callout tone="danger" title={<Trans>We couldn’t prepare your files</Trans>}>
        <Trans>Nothing has changed. Request them again.</Trans>
      </Callout>
    )
  }
  if (status === 'ready' && expiresAt !== null) {
    return <ExportFiles expiresAt={expiresAt} onExpired={onExpired} confirm={confirm} />
  }
  return (
    <Stack gap={3} className={styles.state}>
      <p role="status">
        <Trans>We’re preparing your files. You can leave this page. We’ll email you when they’re ready.</Trans>
      </p>
      <Gauge>
        <Meter full length={20} major={5} filled={Math.floor(percent / 5)} />
        <p>
          <b>{`${percent}%`}</b>
        </p>
      </Gauge>
    </Stack>
  )
}

/** The limit of requests for 24 hours is reached. */
function ExportsLimited({ error }: { readonly error: Error | null }) {
  return (
    <RateLimitPanel
      level={2}
      title={<Trans>No more files for now</Trans>}
      text={useFailure(error)}
      wait={useRateLimit(toApiErrorData(error))}
    >
      <p>
        <Trans>Download your files before they expire.</Trans>
      </p>
    </RateLimitPanel>
  )
}
