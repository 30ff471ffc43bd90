import * as codes from '../../../../contract/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useRef } from 'react'
import * as v from 'valibot'
import {
  cancelOrder,
  cancelReasonSchema,
  type Order,
  type RefundPreview,
  refundAccountSchema,
} from '../../../../contract/orders.ts'
import { limits } from '../../../../contract/limits.ts'
import { refundBankCodes, refundBanks } from '../../../../contract/payment-instruments.ts'
import { paths } from '../../../../contract/paths.ts'
import { toApiErrorData } from '../../../../machines/api-error-data.ts'
import { formatWon } from '../../../lib/i18n/format.ts'
import { useEndpointMutation } from '../../../lib/http/use-endpoint-mutation.ts'
import { useErrorText } from '../../../lib/errors/use-error-text.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { randomUuid } from '../../../lib/browser/uuid.ts'
import { Form } from '../../../ui/form/form.tsx'
import { bindField } from '../../../ui/form/bind-field.ts'
import { Callout } from '../../../ui/callout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { cancelReasonLabels } from '../order/order-labels.ts'
import * as styles from './history.css.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'

interface RefundFormProps {
  readonly preview: Pick<RefundPreview, 'order_number' | 'refund_amt' | 'needs_account'>
  /** ID of the course that continues unless the order is canceled; null when there is none. */
  readonly course: number | null
  readonly onCanceled: (order: Order) => void
  /** Called when the refund amount has changed since it was shown. */
  readonly onOutdated: () => void
}

const nothingTyped = { reason: '', other_reason: '', bank: '', number: '', holder: '' }

/** Form for the reason of a cancellation and, when the payment cannot be reversed, the account for the refund. */
export function RefundForm({ preview, course, onCanceled, onOutdated }: RefundFormProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { order_number: id, refund_amt, needs_account } = preview
  const { refundBusinessDays: businessDays } = limits
  /** Idempotency key: the same while a request is repeated, a new one after the server has refused. */
  const key = useRef<string>(undefined)
  const cancel = useEndpointMutation(cancelOrder, {
    onSuccess: onCanceled,
    onError: (error) => {
      const { code } = toApiErrorData(error)
      if (code !== undefined && code !== codes.requestInProgress) key.current = undefined
      if (code === codes.amountChanged) onOutdated()
    },
  })
  const failed = useErrorText(cancel.error)

  const accountOf = (typed: typeof nothingTyped) =>
    v.safeParse(refundAccountSchema, { ...typed, number: typed.number.replace(/[\s-]/g, '') })
  const wrong = (typed: typeof nothingTyped): Partial<Record<keyof typeof nothingTyped, string>> => {
    const account = needs_account ? accountOf(typed) : undefined
    const keys = new Set(account?.issues?.map((issue) => v.getDotPath(issue)))
    return {
      ...(v.is(cancelReasonSchema, typed.reason) ? {} : { reason: t`Choose why you cancel.` }),
      ...(typed.reason === 'other' && typed.other_reason.trim() === ''
        ? { other_reason: t`Write why you cancel.` }
        : {}),
      ...(keys.has('bank') ? { bank: t`Choose the bank.` } : {}),
      ...(keys.has('number') ? { number: t`Enter the account number, 8 to 16 digits.` } : {}),
      ...(keys.has('holder') ? { holder: t`Enter the name on the account.` } : {}),
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
      key.current ??= randomUuid()
      const account = needs_account ? accountOf(value) : undefined
      const body = {
        idempotency_key: key.current,
        reason: v.parse(cancelReasonSchema, value.reason),
        other_reason: value.reason === 'other' ? value.other_reason : '',
        expected_refund_amt: refund_amt,
        ...(account?.success ? { account: account.output } : {}),
      }
      cancel.mutate({ params: { id }, query: {}, body })
    },
    onSubmitInvalid: () => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus(),
  })
  const amount = formatWon(refund_amt, locale)
  return (
    <Form
      noValidate
      onSubmit={() => {
        void form.handleSubmit()
      }}
    >
      <div className={styles.fields}>
        {refund_amt > 0 && (
          <Text as="p" muted>
            {needs_account ? (
              <Trans>The money goes to the account below within {businessDays} business days.</Trans>
            ) : (
              <Trans>The money goes back within {businessDays} business days, the way it came.</Trans>
            )}{' '}
            {course !== null && <Trans>Courses and what you practised in them close at once.</Trans>}
          </Text>
        )}
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>The order was not canceled</Trans>}>
            {failed}
          </Callout>
        )}
        <div className={styles.pair}>
          <form.Field name="reason">
            {(field) => (
              <SelectField label={t`Why you cancel`} {...bindField(field)}>
                <option value="">{t`Please choose`}</option>
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
                  {(field) => <TextField label={t`In your words`} maxLength={200} {...bindField(field)} />}
                </form.Field>
              )
            }
          </form.Subscribe>
        </div>
        {needs_account && (
          <>
            <div className={styles.pair}>
              <form.Field name="bank">
                {(field) => (
                  <SelectField label={t`Bank for the refund`} {...bindField(field)}>
                    <option value="">{t`Please choose`}</option>
                    {refundBankCodes.map((code) => (
                      <option key={code} value={code}>
                        {refundBanks[code][locale]}
                      </option>
                    ))}
                  </SelectField>
                )}
              </form.Field>
              <form.Field name="number">
                {(field) => (
                  <TextField label={t`Account number`} inputMode="numeric" maxLength={20} {...bindField(field)} />
                )}
              </form.Field>
            </div>
            <form.Field name="holder">
              {(field) => <TextField label={t`Name on the account`} maxLength={40} {...bindField(field)} />}
            </form.Field>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <SubmitButton variant="strong" busy={cancel.isPending && <Trans>Canceling the order</Trans>}>
          {refund_amt > 0 ? <Trans>Cancel and get {amount} back</Trans> : <Trans>Cancel the order</Trans>}
        </SubmitButton>
        {refund_amt > 0 && course !== null && (
          <ButtonLink variant="quiet" href={paths.course({ id: course })}>
            <Trans>Keep learning</Trans>
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
