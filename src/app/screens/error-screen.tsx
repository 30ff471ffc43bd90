import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#contract/protocol/api-error.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { StorageCallout } from '#entities/storage/storage-callout.tsx'
import { StorageError } from '#lib/browser/page-storage.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { PageError } from '#ui/feedback/page-error.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './outline-screen.css.ts'

/** Screen of a page that failed: the error, its request number, and a way on. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { name: shop } = useCompany()
  const [trying, setTrying] = useState(false)
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const retry = () => {
    setTrying(true)
    void router.invalidate().finally(() => setTrying(false))
  }
  if (error instanceof StorageError) {
    return (
      <PageError shop={shop} className={styles.page}>
        <StorageCallout problem={error.problem} />
      </PageError>
    )
  }
  return (
    <PageError shop={shop} className={styles.page}>
      <p>
        {requestId === undefined ? (
          <Trans>
            Something went wrong on our side. Try again in a moment. If it keeps happening, tell us what you were
            looking for.
          </Trans>
        ) : (
          <Trans>
            Something went wrong on our side. Try again in a moment. If it keeps happening, send us the number below.
          </Trans>
        )}
      </p>
      {requestId !== undefined && <RequestNumber value={requestId} />}
      <Cluster>
        <Button variant="primary" onClick={retry} busy={trying}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/cs/inquiry">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Cluster>
      <SupportLink error={error instanceof Error ? error : undefined} />
    </PageError>
  )
}

function RequestNumber({ value }: { value: string }) {
  return (
    <Cluster as="p" className={styles.requestNumber}>
      <Trans>Request number</Trans> <b>{value}</b>
      <CopyButton size="small" variant="quiet" text={value} />
    </Cluster>
  )
}
