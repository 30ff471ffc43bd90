import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import * as v from 'valibot'
import { cashReceiptTypeSchema, type Order, requestCashReceipt } from '../../../../contract/orders.ts'
import { useEndpointMutation } from '../../../lib/http/use-endpoint-mutation.ts'
import { useErrorText } from '../../../lib/errors/use-error-text.ts'
import { Form } from '../../../ui/form/form.tsx'
import { bindField } from '../../../ui/form/bind-field.ts'
import { Callout } from '../../../ui/callout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import * as styles from './history.css.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

interface CashReceiptProps {
  readonly order: Order
  readonly onRequested: (order: Order) => void
}

const { type: typeSchema, number: numberSchema } = requestCashReceipt.body.entries

/** Requests the cash receipt of a transfer or deposit, once (specification, section 9). */
export function CashReceipt({ order, onRequested }: CashReceiptProps) {
  const { t } = useLingui()
  const request = useEndpointMutation(requestCashReceipt, { onSuccess: onRequested })
  const failed = useErrorText(request.error)
  const digits = (text: string) => text.replace(/[\s-]/g, '')
  const form = useForm({
    defaultValues: { type: 'personal', number: '' },
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: {
      onDynamic: ({ value }) =>
        v.is(numberSchema, digits(value.number))
          ? undefined
          : { fields: { number: t`Enter 10 or 11 digits: your mobile number, or the number of your business.` } },
    },
    onSubmit: ({ value }) => {
      const body = { type: v.parse(typeSchema, value.type), number: digits(value.number) }
      request.mutate({ params: { id: order.order_number }, query: {}, body })
    },
  })
  return (
    <Card as="section" className={styles.block}>
      <h2>
        <Trans>Cash receipt</Trans>
      </h2>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>The cash receipt was not asked for</Trans>}>
          {failed}
        </Callout>
      )}
      <Form
        noValidate
        onSubmit={() => {
          void form.handleSubmit()
        }}
      >
        <div className={`${styles.fields} ${styles.pair}`}>
          <form.Field name="type">
            {(field) => (
              <SelectField
                label={t`For whom`}
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
              >
                {cashReceiptTypeSchema.options.map((type) => (
                  <option key={type} value={type}>
                    {type === 'personal' ? t`A person (income deduction)` : t`A business (proof of expense)`}
                  </option>
                ))}
              </SelectField>
            )}
          </form.Field>
          <form.Field name="number">
            {(field) => (
              <TextField
                label={t`Mobile number or business number`}
                inputMode="numeric"
                maxLength={13}
                {...bindField(field)}
              />
            )}
          </form.Field>
        </div>
        <Button type="submit" busy={request.isPending}>
          {request.isPending ? <Trans>Asking for the receipt</Trans> : <Trans>Ask for the cash receipt</Trans>}
        </Button>
      </Form>
    </Card>
  )
}
