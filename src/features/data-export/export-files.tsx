import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type DataExportFormat, downloadDataExport } from '#contract/accounts/data-export.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { saveFile } from '#lib/browser/save-file.ts'
import { formatMinutes, formatMoment } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useSecondsLeft } from '#lib/time/use-seconds-left.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './data-export.css.ts'

interface ExportFilesProps {
  readonly expiresAt: string
  /** Called when the files are deleted. */
  readonly onExpired: () => void
  /** Renders the form that confirms who the member is. */
  readonly confirm: (props: { readonly onConfirmed: () => void }) => ReactNode
}

const names = {
  json: 'shop-data.json',
  csv: 'shop-orders.csv',
} as const satisfies Record<DataExportFormat, string>

/** The files that are ready, with the time left. */
export function ExportFiles({ expiresAt, onExpired, confirm }: ExportFilesProps) {
  const { http } = useAppContext()
  const locale = useLocale()
  const secondsLeft = useSecondsLeft(expiresAt)
  const isExpired = secondsLeft === 0
  useEffect(() => {
    if (isExpired) onExpired()
  }, [isExpired, onExpired])
  const download = useMutation({
    mutationFn: async (format: DataExportFormat) => {
      const content = await http(downloadDataExport, { query: { format } })
      saveFile(content, names[format])
    },
  })
  /** The file that waits for the member to confirm who they are. */
  const unconfirmed = hasCode(download.error, codes.freshAuthenticationRequired) ? download.variables : undefined
  const failed = useFailure(unconfirmed ? undefined : download.error)
  const left = formatMinutes(Math.ceil((secondsLeft ?? 0) / 60), locale)
  const until = formatMoment(expiresAt, locale)
  const isLoading = (format: DataExportFormat) => download.isPending && download.variables === format
  return (
    <Stack gap={3} className={styles.state}>
      <Callout tone="success" title={<Trans>Your files are ready</Trans>}>
        {secondsLeft !== undefined && (
          <Trans>
            {left} left, until {until}
          </Trans>
        )}
      </Callout>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t download the file</Trans>}>
          {failed}
        </Callout>
      )}
      {unconfirmed !== undefined && confirm({ onConfirmed: () => download.mutate(unconfirmed) })}
      <Cluster>
        <Button variant="primary" busy={isLoading('json')} onClick={() => download.mutate('json')}>
          <Icon name="download" />
          <Trans>All my data (JSON)</Trans>
        </Button>
        <Button busy={isLoading('csv')} onClick={() => download.mutate('csv')}>
          <Icon name="download" />
          <Trans>My orders (CSV)</Trans>
        </Button>
      </Cluster>
    </Stack>
  )
}
