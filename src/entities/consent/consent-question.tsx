import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  answerConsent,
  documentOfConsent,
  type Profile,
  type ProfileConsent,
  profile,
} from '#contract/accounts/profile.ts'
import { changesPath, editionPath } from '#contract/addresses/legal.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { ConsentDocument } from '#contract/values/legal-documents.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

interface ConsentQuestionProps {
  readonly member: Pick<Profile, 'consents'>
  readonly document: ConsentDocument
  /** Failure of an order that was refused without this consent: the question is shown whatever `member` says. */
  readonly refusal?: unknown
}

/** Asks a member whose consent is outdated to agree anew, where they are; shows nothing to others. */
export function ConsentQuestion({ member, document, refusal }: ConsentQuestionProps) {
  const { http, queryClient, editions } = useAppContext()
  const answer = useEndpointMutation(answerConsent, {
    onSuccess: (content) => storeAnswer(queryClient, endpointQuery(http, profile, {}).queryKey, content),
  })
  const refused = useFocusWhen<HTMLDivElement>(refusal)
  const outdated = member.consents.filter(
    ({ kind, is_outdated }) => is_outdated && documentOfConsent[kind] === document,
  )
  const isAnswered = answer.isSuccess && outdated.length === 0
  const answered = useFocusWhen<HTMLParagraphElement>(isAnswered)
  const edition = editions[document]
  const send = (agrees: boolean) => answer.mutate({ params: { document }, body: { edition, agrees } })
  const words =
    document === 'collection' ? <Required isRefused={refusal !== undefined} /> : <Optional kinds={outdated} />
  if (isAnswered) {
    return (
      <Callout tone="success" marginTop={4} marginBottom={4}>
        <p ref={answered} tabIndex={-1}>
          <Answered document={document} agreed={answer.variables.body.agrees} />
        </p>
      </Callout>
    )
  }
  if (outdated.length === 0 && refusal === undefined) return null
  const path = editionPath(document, edition, editions)
  return (
    <div ref={refused} tabIndex={-1}>
      <Callout
        tone={document === 'collection' ? 'warning' : 'neutral'}
        marginTop={4}
        marginBottom={4}
        title={
          document === 'collection' ? (
            <Trans>Our personal information consent has a new version</Trans>
          ) : (
            <Trans>Do you still want news and offers?</Trans>
          )
        }
      >
        {words}
        <Cluster as="p" gap={4} rowGap={0}>
          <TextAnchor href={path}>
            <Trans>Read the new version</Trans>
          </TextAnchor>
          <TextAnchor href={changesPath(path)}>
            <Trans>See what changes</Trans>
          </TextAnchor>
        </Cluster>
        <Failure error={answer.error} />
        <Cluster marginTop={3}>
          <Button variant="primary" busy={answer.isPending && answer.variables.body.agrees} onClick={() => send(true)}>
            {document === 'collection' ? <Trans>Agree and continue</Trans> : <Trans>Agree</Trans>}
          </Button>
          {document === 'marketing' && (
            <Button busy={answer.isPending && !answer.variables.body.agrees} onClick={() => send(false)}>
              <Trans>No, thanks</Trans>
            </Button>
          )}
        </Cluster>
      </Callout>
    </div>
  )
}

function Required({ isRefused }: { isRefused: boolean }): ReactNode {
  return (
    <>
      {isRefused && (
        <p>
          <Trans>Your order wasn’t placed. You weren’t charged, and your details are still here.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Agree to it to buy. If you don’t, your courses, orders and refunds stay as they are, but you can’t buy
          anything new. You can also close your account.
        </Trans>
      </p>
    </>
  )
}

function Optional({ kinds }: { kinds: readonly ProfileConsent[] }): ReactNode {
  const byText = kinds.some(({ kind }) => kind === 'marketing_sms')
  const byEmail = kinds.some(({ kind }) => kind === 'marketing_email')
  return (
    <p>
      {byText && byEmail ? (
        <Trans>You agreed to news and offers by text message and email, and that consent has a new version.</Trans>
      ) : byText ? (
        <Trans>You agreed to news and offers by text message, and that consent has a new version.</Trans>
      ) : (
        <Trans>You agreed to news and offers by email, and that consent has a new version.</Trans>
      )}{' '}
      <Trans>We send none until you answer.</Trans>
    </p>
  )
}

function Answered({ document, agreed }: { document: ConsentDocument; agreed: boolean }): ReactNode {
  if (document === 'collection') return <Trans>You agreed to the new version. You can buy.</Trans>
  return agreed ? <Trans>You’ll get our news and offers.</Trans> : <Trans>We won’t send you news and offers.</Trans>
}

function Failure({ error }: { error: Error | null }): ReactNode {
  const text = useFailure(error)
  if (text === undefined) return null
  return (
    <Callout tone="danger" marginTop={3} title={<Trans>Your answer wasn’t saved</Trans>}>
      {error instanceof ApiError && error.code === codes.termsOutdated ? (
        <>
          <p>
            <Trans>This text has changed again. Reload the page and read the newest version.</Trans>
          </p>
          <Button size="small" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        </>
      ) : (
        text
      )}
    </Callout>
  )
}
