import { Trans, useLingui } from '@lingui/react/macro'
import { answerObjection } from '#contract/desk/members.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type ActChoice, Acts } from '../acts/acts.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { causeNames } from '../messages/member-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import type { MemberDetail } from './member-screen.tsx'
import { ObjectionForm } from './sanction-forms.tsx'

/** What is special about a membership: restriction or termination with its objection, withdrawal, deleted data. */
export function SanctionNotes({ member }: { member: MemberDetail }) {
  const { t } = useLingui()
  const moment = useMoments()
  const mayCall = useMayCall()
  const { id, sanction, withdrawal, erased_on: erasedOn, termination_waits: isAsked } = member
  const requested = withdrawal && moment(withdrawal.requested_at)
  const deleted = withdrawal && moment(withdrawal.delete_at)
  const isOpen = sanction !== null && sanction.objected_at !== null && sanction.answered_at === null
  const decision: ActChoice = {
    key: 'answer',
    name: t`Decide on the objection`,
    settles: { kind: 'objection', subject: id },
    form: (close) => <ObjectionForm id={id} onDone={close} />,
  }
  return (
    <Stack gap={3}>
      {sanction && <Sanction member={member} sanction={sanction} />}
      <Acts acts={isOpen && mayCall(answerObjection) ? [decision] : []} />
      {isAsked && (
        <Callout announced={false} icon="clock">
          <Trans>A termination waits for the approval of a second operator.</Trans>
        </Callout>
      )}
      {withdrawal && erasedOn === null && (
        <Callout announced={false} tone="warning" title={<Trans>Withdrew on {requested}</Trans>}>
          <Trans>The data is deleted on {deleted}. Until then the membership can be restored.</Trans>
        </Callout>
      )}
      {erasedOn !== null && (
        <Callout announced={false}>
          <Trans>The personal data was deleted on {erasedOn}.</Trans>
        </Callout>
      )}
    </Stack>
  )
}

interface SanctionProps {
  readonly member: MemberDetail
  readonly sanction: NonNullable<MemberDetail['sanction']>
}

function Sanction({ member, sanction }: SanctionProps) {
  const { i18n } = useLingui()
  const moment = useMoments()
  const { status } = member
  const cause = i18n._(causeNames[sanction.cause])
  const since = moment(sanction.since)
  const until = sanction.until && moment(sanction.until)
  return (
    <Callout
      announced={false}
      tone={status === 'terminated' ? 'danger' : 'warning'}
      title={
        status === 'terminated' ? (
          <Trans>
            Terminated on {since}: {cause}
          </Trans>
        ) : until === null ? (
          <Trans>
            Restricted for good since {since}: {cause}
          </Trans>
        ) : (
          <Trans>
            Restricted from {since} to {until}: {cause}
          </Trans>
        )
      }
    >
      <ObjectionState sanction={sanction} />
    </Callout>
  )
}

function ObjectionState({ sanction }: Pick<SanctionProps, 'sanction'>) {
  const moment = useMoments()
  const { objected_at: objectedAt, answered_at: answeredAt, answer_until: due, inquiry } = sanction
  const last = moment(sanction.objection_until)
  if (objectedAt === null) return <Trans>The member can object until {last}.</Trans>
  const objected = moment(objectedAt)
  if (answeredAt !== null) {
    const answered = moment(answeredAt)
    return (
      <Trans>
        Objected on {objected}; refused on {answered}.
      </Trans>
    )
  }
  const dueAt = due && moment(due)
  return (
    <>
      <Trans>
        Objected on {objected}. Answer until {dueAt}.
      </Trans>{' '}
      {inquiry !== null && (
        <TextLink to="/inquiries/$number" params={{ number: String(inquiry) }}>
          <Trans>Read the objection</Trans>
        </TextLink>
      )}
    </>
  )
}
