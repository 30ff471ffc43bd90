import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { objectToTermination, type Termination, terminatedMembership } from '#contract/accounts/membership.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { linkInput } from '#lib/url/link-token.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import * as styles from './membership-screen.css.ts'
import { SanctionedMembership } from './sanctioned-membership.tsx'

interface TerminatedScreenProps {
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
}

const queryKey = [terminatedMembership.name]

/** Why a membership was terminated, and an objection to it. Opened from the login, and from the mail about it. */
export function TerminatedScreen({ token }: TerminatedScreenProps) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery({
    queryKey,
    // The token is in the hash of the address, which the server never gets: it is read where the call is made.
    queryFn: ({ signal }) => http(terminatedMembership, linkInput(token()), signal),
    retry: false,
    gcTime: 0,
  })
  const isRefused = hasCode(error, codes.membershipLinkNotFound)
  const failed = useFailure(error)
  return (
    <Container className={styles.page}>
      <ScriptRequired />
      <h1>
        <Trans>Account status</Trans>
      </h1>
      {isRefused ? (
        <LinkRefused />
      ) : (
        <AsyncContent
          data={data}
          errorText={failed}
          errorTitle={<Trans>Your account status didn’t load</Trans>}
          onRetry={() => void refetch()}
          skeleton={<Skeleton />}
        >
          {(content) => <TerminatedMembership termination={content} token={token} />}
        </AsyncContent>
      )}
    </Container>
  )
}

function LinkRefused() {
  return (
    <div className={styles.content}>
      <p>
        <Trans>This link doesn’t work or has expired. Log in again to get a new one.</Trans>
      </p>
      <ButtonLink variant="primary" to="/login">
        <Trans>Log in</Trans>
      </ButtonLink>
    </div>
  )
}

function TerminatedMembership({ termination, token }: { readonly termination: Termination } & TerminatedScreenProps) {
  const { queryClient } = useAppContext()
  return (
    <SanctionedMembership
      sanction={termination}
      title={<Trans>Your account was terminated</Trans>}
      call={objectToTermination}
      inputOf={(content) => ({ body: { token: token(), content } })}
      onRecorded={(recorded) => storeAnswer(queryClient, queryKey, { ...termination, ...recorded })}
    >
      <Trans>You can’t log in with this account. Your orders and refunds continue as agreed.</Trans>
    </SanctionedMembership>
  )
}
