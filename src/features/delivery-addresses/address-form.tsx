import { Trans, useLingui } from '@lingui/react/macro'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactNode, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { deliveryAddressLimits, type TypedAddress, typedAddressSchema } from '#contract/orders/delivery-addresses.ts'
import { PostcodeSearch } from '#entities/address/postcode-search.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { bindField } from '#ui/form/bind-field.ts'
import { CheckBox } from '#ui/form/check-box.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './address-form.css.ts'

interface AddressFormProps {
  readonly initial: TypedAddress
  readonly busy: boolean
  /** Why the last try failed. */
  readonly failed: ReactNode | undefined
  readonly onSubmit: (address: TypedAddress) => void
  readonly onCancel: () => void
}

/** Form of a named delivery address. */
export function AddressForm({ initial, busy, failed, onSubmit, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    onSubmit: ({ value }) => onSubmit(v.parse(typedAddressSchema, value)),
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })
  const { name, postcode, address, address_detail } = typedAddressSchema.entries
  const says = (schema: v.GenericSchema, message: string) => ({
    onDynamic: ({ value }: { value: string }) => (v.is(schema, value) ? undefined : message),
  })
  return (
    <Form
      ref={element}
      noValidate
      onSubmit={() => {
        if (!busy) void form.handleSubmit()
      }}
    >
      <Stack gap={4}>
        {failed !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t save the address</Trans>}>
            {failed}
          </Callout>
        )}
        <form.Field name="name" validators={says(name, t`Enter a name for the address, such as home or school.`)}>
          {(field) => (
            <TextField
              label={t`Name of the address`}
              maxLength={deliveryAddressLimits.maxNameLength}
              placeholder={t`Home, school`}
              {...bindField(field)}
            />
          )}
        </form.Field>
        <form.Field name="postcode" validators={says(postcode, t`Enter the 5-digit postal code.`)}>
          {(field) => (
            <div className={styles.postcode}>
              <TextField label={t`Postal code`} autoComplete="postal-code" inputMode="numeric" {...bindField(field)}>
                <PostcodeSearch
                  onFound={({ postcode, address }) => {
                    field.handleChange(postcode)
                    form.setFieldValue('address', address)
                    element.current?.querySelector<HTMLInputElement>('[name=address_detail]')?.focus()
                  }}
                />
              </TextField>
            </div>
          )}
        </form.Field>
        <form.Field name="address" validators={says(address, t`Enter the address.`)}>
          {(field) => (
            <TextField label={t`Address`} autoComplete="address-line1" maxLength={200} {...bindField(field)} />
          )}
        </form.Field>
        <form.Field
          name="address_detail"
          validators={says(address_detail, t`Enter an apartment or unit. If there isn’t one, enter “none”.`)}
        >
          {(field) => (
            <TextField label={t`Apartment, unit`} autoComplete="address-line2" maxLength={100} {...bindField(field)} />
          )}
        </form.Field>
        <form.Field name="is_default">
          {(field) => (
            <CheckBox
              name={field.name}
              checked={field.state.value}
              onChange={(event) => field.handleChange(event.target.checked)}
            >
              <Trans>Use it first in the order form</Trans>
            </CheckBox>
          )}
        </form.Field>
        <Cluster>
          <SubmitButton busy={busy && <Trans>Saving the address</Trans>}>
            <Trans>Save address</Trans>
          </SubmitButton>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
