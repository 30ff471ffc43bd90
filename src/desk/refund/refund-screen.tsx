import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeskRefundItem, DeskRefundPreview } from '#contract/desk/refunds.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { type DeskRefund, deskRefundAmountOf, needsSecondOperator } from '#machines/desk-refund.machine.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CheckBox } from '#ui/form/check-box.tsx'
import { FieldSet } from '#ui/form/field-set.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useFocusOnReturn } from '../acts/use-focus-on-return.ts'
import { useErrorText } from '../messages/error-text.ts'
import { provideDeskRefund } from './desk-refund.flow.ts'
import { radio } from './refund.css.ts'
import { type AccountFields, accountOf, RefundAccountFields, RefundAccountText } from './refund-account-fields.tsx'

/** Gives money of an order back: by the rule, lines in full, or a sum. */
export function RefundScreen({ number }: { number: string }) {
  const { http, queryClient } = useAppContext()
  const [machine] = useState(() => provideDeskRefund({ http, queryClient }))
  const [snapshot, send] = useMachine(machine, { input: { order: number } })
  const { preview, refund, error } = snapshot.context
  const failure = useErrorText(error)
  const isConfirming = snapshot.matches('confirmingRefund') || snapshot.matches('refunding')
  const form = useFocusOnReturn(isConfirming)
  return (
    <Stack gap={6} data-flow="desk-refund" data-state={String(snapshot.value)}>
      <TextLink to="/orders/$number" params={{ number }}>
        <Trans>Order {number}</Trans>
      </TextLink>
      <h1>
        <Trans>Refund</Trans>
      </h1>
      {snapshot.matches('previewFailed') && (
        <Callout
          tone="danger"
          title={<Trans>The amounts didn’t load</Trans>}
          action={
            <Button onClick={() => send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure}
        </Callout>
      )}
      {snapshot.matches('notPaid') && (
        <Callout tone="warning" title={<Trans>There is nothing to refund</Trans>}>
          <Trans>This order isn’t paid, or is being refunded already. Its page says what happened.</Trans>
        </Callout>
      )}
      {snapshot.matches('refunded') && (
        <Callout tone="success" title={<Trans>The refund has begun</Trans>}>
          <Trans>The buyer is mailed. Goods that were shipped have to come back first.</Trans>
        </Callout>
      )}
      {snapshot.matches('approvalAsked') && (
        <Callout tone="success" title={<Trans>A second operator was asked</Trans>}>
          <Trans>Nothing is paid before somebody else with the role Money approves it.</Trans>{' '}
          <TextLink to="/approvals">
            <Trans>To the approvals</Trans>
          </TextLink>
        </Callout>
      )}
      {preview === undefined && snapshot.matches('loadingPreview') && <Skeleton height="20rem" />}
      {preview && snapshot.status === 'active' && (
        <>
          <div hidden={isConfirming || snapshot.matches('previewFailed')} ref={form}>
            <RefundForm
              preview={preview}
              failure={failure}
              isBusy={snapshot.hasTag('busy')}
              onSubmit={(entered) => send({ type: 'refund.submitted', refund: entered })}
            />
          </div>
          {isConfirming && refund && (
            <Confirmation
              preview={preview}
              refund={refund}
              isBusy={snapshot.hasTag('busy')}
              onConfirm={() => send({ type: 'refund.confirmed' })}
              onBack={() => send({ type: 'cancel' })}
            />
          )}
        </>
      )}
    </Stack>
  )
}

const noAccount: AccountFields = { bank: '', number: '', holder: '', allowsOther: false }

interface RefundFormProps {
  readonly preview: DeskRefundPreview
  readonly failure: string | undefined
  readonly isBusy: boolean
  readonly onSubmit: (refund: DeskRefund) => void
}

function RefundForm({ preview, failure, isBusy, onSubmit }: RefundFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const open = preview.items.filter(({ refusal }) => refusal !== 'refunded' && refusal !== 'free')
  const [basis, setBasis] = useState<DeskRefund['basis']>(preview.rule_amt > 0 ? 'rule' : 'lines')
  const [kept, setKept] = useState<readonly number[]>([])
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [account, setAccount] = useState(noAccount)
  const lines = open.map(({ line }) => line).filter((line) => !kept.includes(line))
  const pieces = open.flatMap(({ line, quantity }) => {
    const count = counts[line] ?? quantity
    return lines.includes(line) && count < quantity ? [{ line, count }] : []
  })
  const entered = {
    basis,
    sum: Number(sum),
    ...(basis === 'sum' || lines.length === preview.items.length ? {} : { lines }),
    ...(basis === 'sum' || pieces.length === 0 ? {} : { pieces }),
  }
  const amount = deskRefundAmountOf(preview, entered)
  const byRule = formatWon(deskRefundAmountOf(preview, { ...entered, basis: 'rule' }), locale)
  const inFull = formatWon(deskRefundAmountOf(preview, { ...entered, basis: 'lines' }), locale)
  const left = formatWon(preview.left_amt, locale)
  const isPossible = amount > 0 && amount <= preview.left_amt && (basis === 'sum' || lines.length > 0)
  const submit = () => {
    if (isBusy || !isPossible) return
    onSubmit({
      ...entered,
      reason,
      allows_other_holder: account.allowsOther,
      ...(preview.needs_account ? { account: accountOf(account) } : {}),
    })
  }
  const choice = (value: DeskRefund['basis'], children: ReactNode) => (
    <label className={radio}>
      <input type="radio" name="basis" checked={basis === value} onChange={() => setBasis(value)} />
      <span>{children}</span>
    </label>
  )
  return (
    <Form onSubmit={submit}>
      <Stack gap={5}>
        <FieldSet legend={t`Lines`}>
          <Stack gap={2}>
            {preview.items.map((item) => {
              const isOpen = basis !== 'sum' && open.includes(item)
              const isChosen = isOpen && !kept.includes(item.line)
              return (
                <div key={item.id}>
                  <CheckBox
                    disabled={!isOpen}
                    checked={isChosen}
                    onChange={({ target }) =>
                      setKept(target.checked ? kept.filter((line) => line !== item.line) : [...kept, item.line])
                    }
                  >
                    <ItemLine item={item} />
                  </CheckBox>
                  {isChosen && item.quantity > 1 && (
                    <PiecesField
                      item={item}
                      count={counts[item.line] ?? item.quantity}
                      onChange={(count) => setCounts({ ...counts, [item.line]: count })}
                    />
                  )}
                </div>
              )
            })}
          </Stack>
        </FieldSet>
        <FieldSet legend={t`How much`}>
          <Stack gap={3}>
            {choice('rule', <Trans>By the refund rule: {byRule}</Trans>)}
            {choice('lines', <Trans>The chosen lines in full: {inFull}</Trans>)}
            {choice('sum', <Trans>A sum, up to {left}</Trans>)}
            {basis !== 'sum' && open.some(({ must_return }) => must_return) && (
              <Cluster gap={3}>
                <Text size="small" muted>
                  <Trans>Did goods come back damaged?</Trans>
                </Text>
                <Button
                  size="small"
                  onClick={() => {
                    setBasis('sum')
                    if (reason.trim() === '') setReason(t`Part of the price kept back: the goods came back damaged`)
                  }}
                >
                  <Trans>Keep back a part</Trans>
                </Button>
              </Cluster>
            )}
            {basis === 'sum' && (
              <TextField
                label={t`Sum in won`}
                help={t`Access and lines stay as they are. For goods that come back damaged, refund the price less the damage, and name the damage as the reason.`}
                type="number"
                required
                min={1}
                max={preview.left_amt}
                step={1}
                value={sum}
                onChange={({ target }) => setSum(target.value)}
              />
            )}
          </Stack>
        </FieldSet>
        {needsSecondOperator(preview, entered) && isPossible && (
          <Callout tone="warning" announced={false} title={t`A second operator has to approve this`}>
            {preview.needs_account ? (
              <Trans>Money goes into an account only after somebody else has checked it.</Trans>
            ) : basis === 'sum' ? (
              <Trans>The buyer keeps what the sum was paid for.</Trans>
            ) : (
              <Trans>It refunds more than the rule, or before the goods are back.</Trans>
            )}
          </Callout>
        )}
        {preview.needs_account && <RefundAccountFields value={account} onChange={setAccount} />}
        <TextAreaField
          label={t`Reason, for the record`}
          required
          maxLength={500}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {!isPossible && basis !== 'sum' && (
          <Callout announced={false}>
            <Trans>This refunds nothing. Choose lines, or another way.</Trans>
          </Callout>
        )}
        {failure !== undefined && (
          <Callout tone="danger" title={t`Nothing was refunded`}>
            {failure}
          </Callout>
        )}
        <div>
          <SubmitButton busy={isBusy && <Trans>One moment</Trans>}>
            <Trans>Check the refund</Trans>
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}

interface PiecesFieldProps {
  readonly item: DeskRefundItem
  readonly count: number
  readonly onChange: (count: number) => void
}

/** How many pieces of a line are refunded. */
function PiecesField({ item: { name, quantity }, count, onChange }: PiecesFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      label={t`Pieces of ${name}`}
      value={String(count)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: quantity }, (_, index) => index + 1).map((pieces) => (
        <option key={pieces} value={pieces}>
          {t`${pieces} of ${quantity}`}
        </option>
      ))}
    </SelectField>
  )
}

function ItemLine({ item }: { item: DeskRefundItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const paid = formatWon(item.amt, locale)
  const rule = formatWon(item.refund_amt, locale)
  const refusals = {
    too_late: t`nothing by the rule: its days are over`,
    too_far: t`nothing by the rule: too much was learned`,
    refunded: t`refunded already`,
    free: t`free`,
  }
  return (
    <>
      <b>{item.name}</b>{' '}
      <Text size="small" muted>
        <span>{`${paid},`}</span>{' '}
        {item.refusal === null ? <Trans>{rule} by the rule</Trans> : <span>{refusals[item.refusal]}</span>}
        {item.refusal === null && item.must_return && <Trans>, after its return</Trans>}
      </Text>
    </>
  )
}

interface ConfirmationProps {
  readonly preview: DeskRefundPreview
  readonly refund: DeskRefund
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onBack: () => void
}

function Confirmation({ preview, refund, isBusy, onConfirm, onBack }: ConfirmationProps) {
  const locale = useLocale()
  const amount = formatWon(deskRefundAmountOf(preview, refund), locale)
  const asks = needsSecondOperator(preview, refund)
  const { account } = refund
  const heading = useRef<HTMLHeadingElement>(null)
  const button = asks ? <Trans>Ask for the approval</Trans> : <Trans>Refund {amount}</Trans>
  // The button with the focus was in the form, which is hidden now.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          {asks && account ? (
            <Trans>Ask to refund {amount} into this account?</Trans>
          ) : asks ? (
            <Trans>Ask to refund {amount}?</Trans>
          ) : (
            <Trans>Refund {amount}?</Trans>
          )}
        </h2>
        <p>{refund.reason}</p>
        {account && <RefundAccountText account={account} />}
        <p>
          {asks ? (
            <Trans>Nothing is paid before a second operator approves it.</Trans>
          ) : (
            <Trans>This can’t be undone. The buyer is mailed.</Trans>
          )}
        </p>
        <Cluster gap={3}>
          <Button variant="primary" busy={isBusy} onClick={() => isBusy || onConfirm()}>
            {isBusy ? <Trans>One moment</Trans> : button}
          </Button>
          <Button onClick={() => isBusy || onBack()}>
            <Trans>Back</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
