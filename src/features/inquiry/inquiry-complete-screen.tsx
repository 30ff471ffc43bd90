import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { readSentNumber } from './inquiry-draft.ts'

/** Says that an inquiry arrived, its number in the tab that sent it, and what happens next. */
export function InquiryCompleteScreen() {
  const [number, setNumber] = useState<number>()
  // In an effect: the server does not know the tab's inquiry.
  useEffect(() => setNumber(readSentNumber()), [])
  return (
    <EmptyState frame="page">
      <h1>
        <Trans>We received your inquiry</Trans>
      </h1>
      {number !== undefined && (
        <p>
          <Trans>
            Your inquiry number is <b>{number}</b>.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          We’ve emailed you the inquiry number and will reply within one business day. Can’t find the email? Check your
          spam folder.
        </Trans>
      </p>
      <Cluster>
        <ButtonLink variant="primary" to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/cs/inquiry">
          <Trans>Send another inquiry</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
