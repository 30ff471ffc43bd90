import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Approval,
  type ApprovalObstacle,
  approvalDays,
  approvalList,
  approveRequest,
  refuseRequest,
  withdrawRequest,
} from '#contract/desk/approvals.ts'
import { accountNumberText, refundBanks } from '#contract/orders/payment-instruments.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { Acts, type DoneAct, DoneLine } from '../acts/acts.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { useErrorText } from '../messages/error-text.ts'
import { causeNames } from '../messages/member-names.ts'
import { useMoments } from '../messages/use-moments.ts'
import { waitingId } from '../today/entry-link.ts'
import { useAskedFor } from '../today/use-asked-for.ts'

/** Requests that wait for a second operator. */
export function ApprovalsScreen() {
  const { http } = useAppContext()
  const [done, setDone] = useState<DoneAct>()
  const { data, error, refetch } = useQuery(deskQuery(http, approvalList, {}))
  return (
    <Stack gap={5}>
      <h1>
        <Trans>Approvals</Trans>
      </h1>
      <p>
        <Trans>
          Refunds beyond the rule and terminations are done by two operators: one asks, another one with the role Money
          approves.
        </Trans>
      </p>
      <DoneLine act={done} />
      <AsyncContent
        data={data}
        errorText={useErrorText(error)}
        errorTitle={<Trans>The list didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="12rem" />}
      >
        {(content) =>
          content.length === 0 ? (
            <EmptyState frame="dashed">
              <Trans>Nothing waits for an approval.</Trans>
            </EmptyState>
          ) : (
            <Stack as="ul" gap={4}>
              {content.map((approval) => (
                <li key={approval.id}>
                  <ApprovalCard approval={approval} onDone={setDone} />
                </li>
              ))}
            </Stack>
          )
        }
      </AsyncContent>
    </Stack>
  )
}

interface ApprovalCardProps {
  readonly approval: Approval
  readonly onDone: (act: DoneAct) => void
}

function ApprovalCard({ approval, onDone }: ApprovalCardProps) {
  const { t } = useLingui()
  const moment = useMoments()
  const { reason, asked_by, asked_at, expires_at, has_expired, is_own } = approval
  const subject = approval.kind === 'refund' ? approval.order_number : approval.userid
  const asked = useAskedFor(waitingId('approval', subject))
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 {...asked}>
          <RequestName approval={approval} />
        </h2>
        <DefinitionList columns>
          {approval.kind === 'refund' ? <RefundFacts approval={approval} /> : <TerminationFacts approval={approval} />}
          <DefinitionItem name={t`Reason`}>{reason}</DefinitionItem>
          <DefinitionItem name={t`Asked by`}>{`${asked_by}, ${moment(asked_at)}`}</DefinitionItem>
          <DefinitionItem name={t`Decide until`}>{moment(expires_at)}</DefinitionItem>
        </DefinitionList>
        {is_own ? (
          <Withdrawal id={approval.id} subject={subject} hasExpired={has_expired} onDone={onDone} />
        ) : (
          <Decision id={approval.id} subject={subject} obstacle={approval.obstacle} onDone={onDone} />
        )}
      </Stack>
    </Card>
  )
}

function RequestName({ approval }: { approval: Approval }) {
  if (approval.kind === 'terminate-member') return <Trans>Termination of a membership</Trans>
  if (approval.amt > approval.rule_amt) return <Trans>Refund beyond the rule</Trans>
  return approval.account ? <Trans>Refund into an account</Trans> : <Trans>Refund before the goods are back</Trans>
}

function RefundFacts({ approval }: { approval: Extract<Approval, { kind: 'refund' }> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { order_number, amt, rule_amt, paid_amt, lines, account } = approval
  return (
    <>
      <DefinitionItem name={t`Order`}>
        <Link to="/orders/$number" params={{ number: order_number }}>
          {order_number}
        </Link>
      </DefinitionItem>
      <DefinitionItem name={t`Refunds`}>{formatWon(amt, locale)}</DefinitionItem>
      <DefinitionItem name={t`By the rule`}>{formatWon(rule_amt, locale)}</DefinitionItem>
      <DefinitionItem name={t`Price of the order`}>{formatWon(paid_amt, locale)}</DefinitionItem>
      <DefinitionItem name={t`Lines`}>{lines === null ? t`none: a sum` : lines.join(', ')}</DefinitionItem>
      {account && (
        <DefinitionItem name={t`Account`}>
          <span>{`${refundBanks[account.bank][locale]} ${accountNumberText(account.number)}, ${account.holder}`}</span>
          {account.is_other_holder && (
            <small>
              <Trans>In another name than the buyer’s</Trans>
            </small>
          )}
        </DefinitionItem>
      )}
    </>
  )
}

function TerminationFacts({ approval }: { approval: Extract<Approval, { kind: 'terminate-member' }> }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <DefinitionItem name={t`Member`}>
        <Link to="/members/$id" params={{ id: approval.member_id }}>
          {approval.userid}
        </Link>
      </DefinitionItem>
      <DefinitionItem name={t`Cause`}>{i18n._(causeNames[approval.cause])}</DefinitionItem>
    </>
  )
}

/** Reads everything again after a decision: it changes orders, members and what waits. */
function useDecision<E extends typeof approveRequest | typeof withdrawRequest>(endpoint: E, onDone: () => void) {
  const { queryClient } = useAppContext()
  return useEndpointMutation(endpoint, {
    onSuccess: () => {
      onDone()
      return queryClient.invalidateQueries()
    },
  })
}

interface WithdrawalProps extends Omit<DecisionProps, 'obstacle'> {
  readonly hasExpired: boolean
}

function Withdrawal({ id, subject, hasExpired, onDone }: WithdrawalProps) {
  const { t } = useLingui()
  // Only a request that nobody decided on in time waits for whoever asked.
  const settled = hasExpired ? ({ settles: { kind: 'expired-approval', subject } } as const) : {}
  const withdraw = useDecision(withdrawRequest, () => onDone({ name: t`Withdraw`, ...settled }))
  const failure = useErrorText(withdraw.error)
  return (
    <Stack gap={3}>
      <p>
        {hasExpired ? (
          <Trans>Nobody decided in {approvalDays} days, so nothing was done. Withdraw it, or ask again.</Trans>
        ) : (
          <Trans>You asked for this. Another operator has to decide.</Trans>
        )}
      </p>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id } })}>
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </Stack>
  )
}

interface DecisionProps extends Pick<ApprovalCardProps, 'onDone'> {
  readonly id: string
  /** What Today calls it. */
  readonly subject: string
  readonly obstacle: ApprovalObstacle | null
}

/** Why this operator cannot approve, who can, and from when they can themselves. */
function Obstacle({ obstacle }: { obstacle: ApprovalObstacle }) {
  const moment = useMoments()
  if (obstacle.kind === 'expired')
    return <Trans>Nobody decided on this request in time. Whoever asked can ask again.</Trans>
  if (obstacle.kind === 'own-request') return <Trans>You asked for this. Another operator has to decide.</Trans>
  if (obstacle.kind === 'asker-lost-role')
    return <Trans>Whoever asked may not ask for this any more. Refuse it, or ask for it yourself.</Trans>
  const [from, others] = [moment(obstacle.from), obstacle.others.join(', ')]
  return (
    <>
      {obstacle.kind === 'young-passkey' ? (
        <Trans>Your passkey is less than a day old. You can approve this from {from} on.</Trans>
      ) : (
        <Trans>
          You made the link by which whoever asked registered a passkey within a day. You can approve this from {from}{' '}
          on.
        </Trans>
      )}{' '}
      {others === '' ? (
        <Trans>No other operator can approve it now.</Trans>
      ) : (
        <Trans>Who can approve it now: {others}</Trans>
      )}
    </>
  )
}

function Decision({ id, subject, obstacle, onDone }: DecisionProps) {
  const { t } = useLingui()
  const mayCall = useMayCall()
  const settles = { kind: 'approval', subject } as const
  const approve = useDecision(approveRequest, () => onDone({ name: t`Approve`, settles }))
  const failure = useErrorText(approve.error)
  if (!mayCall(approveRequest)) return null
  return (
    <Stack gap={3}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {obstacle ? (
        <Callout tone="warning">
          <Obstacle obstacle={obstacle} />
        </Callout>
      ) : (
        <Cluster gap={3}>
          <Button variant="primary" busy={approve.isPending} onClick={() => approve.mutate({ params: { id } })}>
            <Trans>Approve</Trans>
          </Button>
        </Cluster>
      )}
      <Acts
        onDone={onDone}
        acts={[
          {
            key: 'refuse',
            name: t`Refuse`,
            settles,
            form: (close) => (
              <ActForm
                endpoint={refuseRequest}
                input={(reason) => ({ params: { id }, body: { reason } })}
                submit={<Trans>Refuse</Trans>}
                changes={[approvalList.name]}
                onDone={close}
              />
            ),
          },
        ]}
      />
    </Stack>
  )
}
