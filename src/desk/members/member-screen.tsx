import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  exportMember,
  memberDetail,
  recordObjection,
  restoreMember,
  restrictMember,
  terminateMember,
} from '#contract/desk/members.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { type ActChoice, Acts } from '../acts/acts.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { lastList } from '../list/last-list.ts'
import { useErrorText } from '../messages/error-text.ts'
import { MemberParts } from './member-parts.tsx'
import { memberChanges, RestrictForm, TerminateForm } from './sanction-forms.tsx'
import { SanctionNotes } from './sanction-notes.tsx'
import { StatusTag } from './status-tag.tsx'

export type MemberDetail = ContentOf<typeof memberDetail>

/** A member: status, what the shop has of them, and what an operator can do. */
export function MemberScreen({ id }: { id: string }) {
  const { http } = useAppContext()
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, memberDetail, { params: { id } }),
    // Every look at the page is recorded: it reads again after an act, and not with every return to the window.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const failure = useErrorText(error)
  return (
    <Stack gap={5}>
      <div>
        <TextLink {...lastList('members')}>
          <Trans>All members</Trans>
        </TextLink>
      </div>
      <AsyncContent
        data={data}
        errorText={failure}
        errorTitle={<Trans>The member didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={
          <Stack gap={4}>
            <Skeleton height="3rem" />
            <Skeleton height="12rem" />
          </Stack>
        }
      >
        {(content) => (
          <>
            <Cluster gap={3} align="center">
              <h1>{content.name || <Trans>Deleted member</Trans>}</h1>
              <StatusTag status={content.status} />
            </Cluster>
            <SanctionNotes member={content} />
            <MemberActs member={content} />
            <MemberParts member={content} />
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

/** What the status of the member and the roles of the operator allow. */
function MemberActs({ member }: { member: MemberDetail }) {
  const { t } = useLingui()
  const mayCall = useMayCall()
  const { id, status, sanction, termination_waits: isAsked } = member
  const target = { params: { id } }
  const isOver = status === 'terminated' || status === 'withdrawn'
  const isRestricted = status === 'restricted' && sanction !== null
  const canLogIn = !isOver && status !== 'withdrawal_requested'
  const choices: readonly (ActChoice & { readonly isOpen: boolean })[] = [
    {
      key: 'restrict',
      name: t`Restrict`,
      isOpen: mayCall(restrictMember) && canLogIn && !isRestricted,
      form: (close) => <RestrictForm id={id} onDone={close} />,
    },
    {
      key: 'restore',
      name: t`Restore`,
      isOpen: mayCall(restoreMember) && (isRestricted || status === 'withdrawal_requested'),
      form: (close) => (
        <ActForm
          endpoint={restoreMember}
          input={(reason) => ({ ...target, body: { reason } })}
          hint={<Trans>The member can use everything again, and gets an email.</Trans>}
          submit={<Trans>Restore</Trans>}
          changes={memberChanges}
          onDone={close}
        />
      ),
    },
    {
      key: 'objection',
      name: t`Record an objection`,
      isOpen: mayCall(recordObjection) && sanction !== null && sanction.objected_at === null,
      form: (close) => (
        <ActForm
          endpoint={recordObjection}
          input={(reason) => ({ ...target, body: { reason } })}
          hint={<Trans>For one by phone or email. The answer is due within 15 days.</Trans>}
          label={t`What the member said`}
          submit={<Trans>Record</Trans>}
          changes={memberChanges}
          onDone={close}
        />
      ),
    },
    {
      key: 'terminate',
      name: t`Terminate`,
      isOpen: mayCall(terminateMember) && !isOver && !isAsked,
      form: (close) => <TerminateForm id={id} onDone={close} />,
    },
    {
      key: 'export',
      name: t`Prepare their data`,
      isOpen: mayCall(exportMember) && canLogIn,
      form: (close) => (
        <ActForm
          endpoint={exportMember}
          input={(reason) => ({ ...target, body: { reason } })}
          hint={
            <Trans>
              At the member’s request. An email tells them when they can download it; the desk never shows it.
            </Trans>
          }
          submit={<Trans>Prepare</Trans>}
          changes={memberChanges}
          onDone={close}
        />
      ),
    },
  ]
  return <Acts acts={choices.filter(({ isOpen }) => isOpen)} />
}
