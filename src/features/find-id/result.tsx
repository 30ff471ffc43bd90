import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FoundId } from '#contract/accounts/find-id.ts'
import { useNextPath } from '#lib/url/next-path.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { StepActions } from '#ui/form/step-actions.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { FoundIdLetters } from './found-id.tsx'

interface ResultProps {
  readonly name: string
  readonly found: FoundId
  readonly userid: string | undefined
  /** True while the full ID is loading. */
  readonly busy: boolean
  readonly failed: ReactNode
  readonly onShow: () => void
  readonly onHide: () => void
}

/** The found ID: masked first, in full on request. */
export function Result({ name, found, userid, busy, failed, onShow, onHide }: ResultProps) {
  const next = useNextPath()
  return (
    <>
      <StepHeading title={<Trans>We found your ID</Trans>}>
        <Trans>We found one account for {name}.</Trans>
      </StepHeading>
      <FoundIdLetters found={found} userid={userid} />
      {failed !== undefined && (
        <Callout tone="danger" marginBottom={8} title={<Trans>We couldn’t show your full ID</Trans>}>
          {failed}
        </Callout>
      )}
      <Cluster gap={2} marginBottom={8}>
        {userid === undefined ? (
          <Button busy={busy} onClick={() => !busy && onShow()}>
            <Icon name={busy ? 'refresh-cw' : 'eye'} />
            {busy ? <Trans>Getting your full ID</Trans> : <Trans>Show full ID</Trans>}
          </Button>
        ) : (
          <>
            <CopyButton text={userid} />
            <Button onClick={onHide}>
              <Icon name="eye-off" />
              <Trans>Hide</Trans>
            </Button>
          </>
        )}
      </Cluster>
      <StepActions>
        <ButtonLink size="large" to="/find-password" search={{ next }}>
          <Trans>Reset password</Trans>
        </ButtonLink>
        <ButtonLink variant="primary" size="large" to="/login" search={{ next }}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </StepActions>
    </>
  )
}
