import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { membership, objectToRestriction, type Restriction } from '#contract/accounts/membership.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import * as styles from './membership-screen.css.ts'
import { SanctionedMembership } from './sanctioned-membership.tsx'

/** How the member stands: why the membership is restricted, until when, and how to object. */
export function MembershipScreen() {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, membership, {}))
  const failed = useFailure(error)
  return (
    <>
      <h1>
        <Trans>Account status</Trans>
      </h1>
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your account status didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {({ restriction }) => (restriction ? <RestrictedMembership restriction={restriction} /> : <NoRestriction />)}
      </AsyncContent>
    </>
  )
}

function NoRestriction() {
  return (
    <div className={styles.content}>
      <p>
        <Trans>Your account is active with no restrictions.</Trans>
      </p>
      <ButtonLink to="/mypage">
        <Trans>Go to My page</Trans>
      </ButtonLink>
    </div>
  )
}

function RestrictedMembership({ restriction }: { readonly restriction: Restriction }) {
  const { http, queryClient } = useAppContext()
  return (
    <SanctionedMembership
      sanction={restriction}
      until={restriction.until}
      title={<Trans>Your account is restricted</Trans>}
      call={objectToRestriction}
      inputOf={(content) => ({ body: { content } })}
      onRecorded={(recorded) => {
        const { queryKey } = endpointQuery(http, membership, {})
        const content = { restriction: { ...restriction, ...recorded } }
        storeAnswer(queryClient, queryKey, content)
      }}
    >
      <Trans>You can still learn, but you can’t buy.</Trans>{' '}
      {restriction.cause === 'fraud' && <Trans>You can close your account once the restriction ends.</Trans>}
    </SanctionedMembership>
  )
}
