import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../contract/paths.ts'
import { ApiError } from '../lib/http/http.ts'
import { row } from '../theme/layout.css.ts'
import { ErrorIllustration } from '../ui/error-illustration.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import * as styles from './outline-screen.css.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** What happened, the number that finds it in our logs, and the way on. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const [trying, setTrying] = useState(false)
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const retry = () => {
    setTrying(true)
    void router.invalidate().finally(() => setTrying(false))
  }
  return (
    <EmptyState frame="page" className={styles.page} role="alert">
      <title>{`${t`This page could not be loaded`} – Practicum`}</title>
      <ErrorIllustration />
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <p>
        {requestId === undefined ? (
          <Trans>The fault is ours. Try again in a moment; if it stays, tell us what you were looking for.</Trans>
        ) : (
          <Trans>The fault is ours. Try again in a moment; if it stays, tell us the number below.</Trans>
        )}
      </p>
      {requestId !== undefined && <RequestNumber value={requestId} />}
      <div className={row}>
        <Button variant="primary" onClick={retry} busy={trying}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink href={paths.inquiry()}>
          <Trans>Ask us</Trans>
        </ButtonLink>
      </div>
    </EmptyState>
  )
}

function RequestNumber({ value }: { value: string }) {
  return (
    <p className={`${row} ${styles.requestNumber}`}>
      <Trans>Request number</Trans> <b>{value}</b>
      <CopyButton size="small" variant="quiet" text={value} />
    </p>
  )
}
