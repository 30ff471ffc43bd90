import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type ReactNode, useMemo } from 'react'
import * as v from 'valibot'
import { cancelReasonSchema, type Order, type RefundPreview, refundAccountSchema } from '#contract/orders/orders.ts'
import { refundBankCodes, refundBanks } from '#contract/orders/payment-instruments.ts'
import { limits } from '#contract/values/limits.ts'
import { cleanLine, isBlank } from '#contract/values/text.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { formatWon } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import { type Cancellation, refundAmountOf } from '#machines/refund.machine.ts'
import { Text } from '#ui/content/text.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { cancelReasonLabels } from '../order/order-labels.ts'
import { refundDraft, type TypedCancellation } from './refund-draft.ts'
import { RefundPreviewDetails } from './refund-preview-details.tsx'

interface RefundFormProps {
  readonly order: Order
  /** What the refund rule gives back; undefined for an unpaid order. */
  readonly preview: RefundPreview | undefined
  /** What happens while the order is being cancelled; undefined otherwise. */
  readonly busy: ReactNode
  /** Why the last attempt failed. */
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (cancellation: Cancellation) => void
}

const nothingTyped: TypedCancellation = { kept: [], reason: '', other_reason: '', bank: '', number: '', holder: '' }

/** Form for the reason of a cancellation and, when the payment cannot be reversed, the account for the refund. */
export function RefundForm({ order, preview, busy, error, onSubmit }: RefundFormProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const refundable = preview?.items.filter((item) => item.refund_amt > 0) ?? []
  /** IDs of the items to cancel; undefined for all. */
  const chosenOf = (kept: readonly string[]) => {
    const chosen = refundable.map(({ id }) => id).filter((id) => !kept.includes(id))
    return chosen.length === refundable.length ? undefined : chosen
  }
  const needs_account = preview?.needs_account ?? false
  const course = order.items.find((item) => item.course !== null)?.course ?? null
  const { refundBusinessDays: businessDays } = limits
  const userid = useUserid()
  const draft = useMemo(() => refundDraft(userid, order.order_number), [userid, order.order_number])
  const failed = useFailure(error)

  const accountOf = (typed: TypedCancellation) => v.safeParse(refundAccountSchema, typed)
  const wrong = (typed: TypedCancellation): Partial<Record<keyof TypedCancellation, string>> => {
    const account = needs_account ? accountOf(typed) : undefined
    const keys = new Set(account?.issues?.map((issue) => v.getDotPath(issue)))
    return {
      ...(chosenOf(typed.kept)?.length === 0 ? { kept: t`Choose at least one item to cancel.` } : {}),
      ...(v.is(cancelReasonSchema, typed.reason) ? {} : { reason: t`Choose a reason.` }),
      ...(typed.reason === 'other' && isBlank(typed.other_reason) ? { other_reason: t`Enter your reason.` } : {}),
      ...(keys.has('bank') ? { bank: t`Choose a bank.` } : {}),
      ...(keys.has('number') ? { number: t`Enter the account number, 8 to 16 digits.` } : {}),
      ...(keys.has('holder') ? { holder: t`Enter the account holder’s name.` } : {}),
    }
  }
  const form = useForm({
    defaultValues: nothingTyped,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) => {
        const fields = wrong(value)
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmit: ({ value }) => {
      const account = needs_account ? accountOf(value) : undefined
      const items = chosenOf(value.kept)
      onSubmit({
        ...(items ? { items } : {}),
        reason: v.parse(cancelReasonSchema, value.reason),
        other_reason: value.reason === 'other' ? cleanLine(value.other_reason) : '',
        ...(account?.success ? { account: account.output } : {}),
      })
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  const chosen = chosenOf(useStore(form.store, ({ values }) => values.kept))
  const losesCourse = refundable.some((item) => !item.is_delivered && (chosen?.includes(item.id) ?? true))
  const refund_amt = refundAmountOf(preview, chosen)
  const amount = formatWon(refund_amt, locale)
  return (
    <Form
      ref={element}
      noValidate
      onSubmit={() => {
        if (busy === undefined) void form.handleSubmit()
      }}
    >
      {preview && (
        <form.Field name="kept">
          {({ state, handleChange }) => {
            const wrong = state.meta.errors.find((each) => typeof each === 'string')
            const choice = { kept: state.value, error: wrong, onChange: handleChange }
            return <RefundPreviewDetails preview={preview} choice={refundable.length > 1 ? choice : undefined} />
          }}
        </form.Field>
      )}
      <Stack gap={5} marginTop={6} marginBottom={5}>
        {refund_amt > 0 && (
          <Text as="p" muted>
            {needs_account ? (
              <Trans>We’ll refund the account below within {businessDays} business days.</Trans>
            ) : (
              <Trans>We’ll refund your original payment method within {businessDays} business days.</Trans>
            )}{' '}
            {losesCourse && <Trans>You’ll lose access to courses and your practice records right away.</Trans>}
          </Text>
        )}
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>Your order wasn’t cancelled</Trans>}>
            {failed}
          </Callout>
        )}
        <Grid gap={4}>
          <form.Field name="reason">
            {(field) => (
              <SelectField label={t`Reason for cancelling`} {...bindField(field)}>
                <option value="">{t`Choose`}</option>
                {cancelReasonSchema.options.map((reason) => (
                  <option key={reason} value={reason}>
                    {i18n._(cancelReasonLabels[reason])}
                  </option>
                ))}
              </SelectField>
            )}
          </form.Field>
          <form.Subscribe selector={({ values }) => values.reason === 'other'}>
            {(isOther) =>
              isOther && (
                <form.Field name="other_reason">
                  {(field) => <TextField label={t`Your reason`} maxLength={200} {...bindField(field)} />}
                </form.Field>
              )
            }
          </form.Subscribe>
        </Grid>
        {needs_account && (
          <>
            <Grid gap={4}>
              <form.Field name="bank">
                {(field) => (
                  <SelectField label={t`Bank for the refund`} {...bindField(field)}>
                    <option value="">{t`Choose`}</option>
                    {refundBankCodes.map((code) => (
                      <option key={code} value={code}>
                        {refundBanks[code][locale]}
                      </option>
                    ))}
                  </SelectField>
                )}
              </form.Field>
              <form.Field name="number">
                {(field) => <TextField label={t`Account number`} inputMode="numeric" {...bindField(field)} />}
              </form.Field>
            </Grid>
            <form.Field name="holder">
              {(field) => <TextField label={t`Account holder`} maxLength={40} {...bindField(field)} />}
            </form.Field>
          </>
        )}
      </Stack>
      <Cluster gap={2}>
        <SubmitButton variant={preview ? 'strong' : 'secondary'} busy={busy}>
          {chosen?.length === 0 || preview === undefined ? (
            <Trans>Cancel the order</Trans>
          ) : (
            <Trans>Cancel and refund {amount}</Trans>
          )}
        </SubmitButton>
        {refund_amt > 0 && course !== null && (
          <ButtonLink variant="quiet" to="/contents/detail" search={{ id: course }}>
            <Trans>Keep learning</Trans>
          </ButtonLink>
        )}
      </Cluster>
    </Form>
  )
}
