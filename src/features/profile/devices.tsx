import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  browserNames,
  endSession,
  type MemberSession,
  memberSessions,
  systemNames,
} from '#contract/accounts/session.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { formatMoment } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './profile.css.ts'

interface DevicesProps {
  /** Renders the form that confirms who the member is. */
  readonly confirm: (props: { readonly onConfirmed: () => void }) => ReactNode
}

/** Where the member is logged in, with a button that logs out each. */
export function Devices({ confirm }: DevicesProps) {
  const { http, session } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, memberSessions, {}))
  const failed = useFailure(error)
  const end = useEndpointMutation(endSession, { onSuccess: () => void refetch() })
  const status = useFocusWhen<HTMLParagraphElement>(end.data)
  /** The device that waits for the member to confirm who they are. */
  const unconfirmed = hasCode(end.error, codes.freshAuthenticationRequired) ? end.variables : undefined
  const endFailed = useFailure(unconfirmed ? undefined : end.error)
  return (
    <Stack as="section" gap={4} marginTop={12} aria-labelledby="devices">
      <h2 id="devices">
        <Trans>Where you’re logged in</Trans>
      </h2>
      <p role="status" tabIndex={-1} ref={status}>
        {end.isSuccess && <Trans>That device is logged out.</Trans>}
      </p>
      {endFailed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t log out this device</Trans>}>
          {endFailed}
        </Callout>
      )}
      {unconfirmed !== undefined && confirm({ onConfirmed: () => end.mutate(unconfirmed) })}
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your devices didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {(content) => (
          <ul className={styles.devices}>
            {content.map((device) => (
              <Device
                key={device.id}
                device={device}
                busy={end.isPending && end.variables.params.session_id === device.id}
                onLogOut={() => {
                  if (device.is_current) void session.close(false)
                  else end.mutate({ params: { session_id: device.id } })
                }}
              />
            ))}
          </ul>
        )}
      </AsyncContent>
    </Stack>
  )
}

interface DeviceProps {
  readonly device: MemberSession
  readonly busy: boolean
  readonly onLogOut: () => void
}

function Device({ device, busy, onLogOut }: DeviceProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const browser = device.browser === 'other' ? t`Another browser` : browserNames[device.browser]
  const system = device.system === 'other' ? t`another system` : systemNames[device.system]
  const name = t`${browser} on ${system}`
  const started = formatMoment(device.started_at, locale)
  const used = formatMoment(device.last_used_at, locale)
  return (
    <li className={styles.device}>
      <b>{name}</b>
      <Text muted className={styles.deviceUse}>
        {device.is_current ? (
          <Trans>This device, logged in {started}</Trans>
        ) : (
          <Trans>
            Last used {used}, logged in {started}
          </Trans>
        )}
      </Text>
      <Button size="small" busy={busy} aria-label={t`Log out ${name}`} onClick={onLogOut}>
        <Trans>Log out</Trans>
      </Button>
    </li>
  )
}
