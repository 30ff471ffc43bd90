import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMemo } from 'react'
import * as v from 'valibot'
import { requestCashReceipt } from '#contract/orders/orders.ts'
import { cashReceiptTypeSchema, fitsCashReceipt } from '#contract/values/numbers.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useFormDraft } from '#lib/forms/use-form-draft.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { ReceiptRequest } from '#machines/cash-receipt.machine.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { cashReceiptDraft } from './cash-receipt-draft.ts'

interface CashReceiptFormProps {
  /** Number of the order. */
  readonly order: string
  readonly isBusy: boolean
  /** Why the last request failed. */
  readonly error: ApiErrorData | undefined
  readonly onSubmit: (request: ReceiptRequest) => void
}

const requestSchema = requestCashReceipt.body

/** Form for the number that a cash receipt is issued to. */
export function CashReceiptForm({ order, isBusy, error, onSubmit }: CashReceiptFormProps) {
  const { t } = useLingui()
  const failed = useFailure(error)
  const userid = useUserid()
  const draft = useMemo(() => cashReceiptDraft(userid, order), [userid, order])
  const read = ({ type, number }: { readonly type: string; readonly number: string }) => {
    const request = v.safeParse(requestSchema, { type, number })
    return request.success && fitsCashReceipt(request.output.type, request.output.number) ? request.output : undefined
  }
  const form = useForm({
    defaultValues: { type: 'personal', number: '' },
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) =>
        read(value)
          ? undefined
          : {
              fields: {
                number:
                  value.type === 'business'
                    ? t`Enter a business registration number of 10 digits.`
                    : t`Enter a mobile number, such as 010-1234-5678.`,
              },
            },
    },
    onSubmit: ({ value }) => {
      const request = read(value)
      if (request) onSubmit(request)
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const element = useFormDraft(form, draft)
  return (
    <>
      <Heading as="h2" size={22} marginBottom={6} tabIndex={-1} data-step-heading="">
        <Trans>Cash receipt</Trans>
      </Heading>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>The cash receipt wasn’t requested</Trans>}>
          {failed}
        </Callout>
      )}
      <Form
        ref={element}
        noValidate
        onSubmit={() => {
          if (!isBusy) void form.handleSubmit()
        }}
      >
        <Grid gap={4} marginTop={6} marginBottom={5}>
          <form.Field name="type">
            {(field) => (
              <SelectField label={t`Kind of receipt`} {...bindField(field)}>
                {cashReceiptTypeSchema.options.map((type) => (
                  <option key={type} value={type}>
                    {type === 'personal' ? t`Individual (income deduction)` : t`Business (proof of expense)`}
                  </option>
                ))}
              </SelectField>
            )}
          </form.Field>
          <form.Field name="number">
            {(field) => (
              <TextField label={t`Mobile number or business number`} inputMode="numeric" {...bindField(field)} />
            )}
          </form.Field>
        </Grid>
        <SubmitButton busy={isBusy && <Trans>Requesting the receipt</Trans>}>
          <Trans>Request a cash receipt</Trans>
        </SubmitButton>
      </Form>
    </>
  )
}
