import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import * as codes from '#contract/protocol/codes.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { errorMessage } from '#lib/errors/error-messages.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { dataOf, hasCode } from '#machines/api-error-data.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

interface SignOutEverywhereProps {
  /** Renders the form that confirms who the member is. */
  readonly confirm: (props: { readonly onConfirmed: () => void }) => ReactNode
}

/** Logs the member out of all browsers, this one included, after a confirmation. */
export function SignOutEverywhere({ confirm }: SignOutEverywhereProps) {
  const { t, i18n } = useLingui()
  const { session } = useAppContext()
  const [leaving, setLeaving] = useState(false)
  const [mustConfirm, setMustConfirm] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const error = await session.close(true)
    setLeaving(false)
    const isStale = hasCode(error, codes.freshAuthenticationRequired)
    setMustConfirm(isStale)
    if (isStale) return
    // This browser is logged out in any case. The others are not, so the user must know.
    if (error) {
      showAlert({
        title: t`You’re logged out of this browser only`,
        content: `${i18n._(errorMessage(dataOf(error)))} ${t`Your other devices are still logged in. Log in and try again, or set a new password.`}`,
        primary: { name: t`OK` },
        help: <SupportLink error={error} />,
        requestId: error.requestId,
      })
    }
  }
  const ask = () =>
    showAlert({
      title: t`Log out on all devices?`,
      content: t`You’ll be logged out of every browser, including this one.`,
      primary: { name: t`Log out everywhere`, action: () => void leave() },
      secondary: { name: t`Stay logged in` },
    })
  return (
    <Stack align="start" marginTop={8}>
      {mustConfirm && confirm({ onConfirmed: () => void leave() })}
      <Button busy={leaving} onClick={ask}>
        <Icon name="log-out" />
        <Trans>Log out on all devices</Trans>
      </Button>
    </Stack>
  )
}
