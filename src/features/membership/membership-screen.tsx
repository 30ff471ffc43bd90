import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { membership, objectToRestriction, type Restriction } from '../../../contract/membership.ts'
import { paths } from '../../../contract/paths.ts'
import { useErrorText } from '../../lib/errors/use-error-text.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import { useEndpointMutation } from '../../lib/http/use-endpoint-mutation.ts'
import { useAppContext } from '../../lib/router/use-app-context.ts'
import { AsyncContent } from '../../ui/async-content.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { objectionDraft } from './objection-draft.ts'
import { ObjectionForm } from './objection-form.tsx'
import { ObjectionSent } from './objection-sent.tsx'
import { objectionStateOf } from './objection-state.ts'
import { SanctionDetails } from './sanction-details.tsx'
import * as styles from './membership-screen.css.ts'

/** How the member stands: why the membership is restricted, until when, and how to object. */
export function MembershipScreen() {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery(endpointQuery(http, membership, { params: {}, query: {} }))
  const failed = useErrorText(error)
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
        {({ content: { restriction } }) =>
          restriction ? <RestrictedMembership restriction={restriction} /> : <NoRestriction />
        }
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
      <ButtonLink href={paths.myPage()}>
        <Trans>Go to My page</Trans>
      </ButtonLink>
    </div>
  )
}

/** Names the draft of an objection to this restriction. */
const draftSubject = ({ since }: Restriction) => `restriction ${since}`

function RestrictedMembership({ restriction }: { readonly restriction: Restriction }) {
  const { http, queryClient } = useAppContext()
  const objection = useEndpointMutation(objectToRestriction, {
    onSuccess: (recorded) => {
      objectionDraft(draftSubject(restriction)).clear()
      const { queryKey } = endpointQuery(http, membership, { params: {}, query: {} })
      const content = { restriction: { ...restriction, ...recorded } }
      queryClient.setQueryData(queryKey, { content, page_info: undefined })
    },
  })
  const state = objectionStateOf(restriction)
  return (
    <div className={styles.content}>
      <Callout
        className={styles.wide}
        tone="warning"
        announced={false}
        title={<Trans>Your account is restricted</Trans>}
      >
        <Trans>You can still learn, but you can’t buy.</Trans>{' '}
        {restriction.cause === 'fraud' && <Trans>You can close your account once the restriction ends.</Trans>}
      </Callout>
      {objection.isSuccess && <ObjectionSent />}
      <SanctionDetails sanction={restriction} until={restriction.until} />
      {state === 'possible' && (
        <ObjectionForm
          subject={draftSubject(restriction)}
          busy={objection.isPending}
          error={objection.error}
          onSubmit={(content) => objection.mutate({ params: {}, query: {}, body: { content } })}
        />
      )}
    </div>
  )
}
