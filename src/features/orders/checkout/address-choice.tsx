import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as v from 'valibot'
import {
  addDeliveryAddress,
  type DeliveryAddress,
  deliveryAddressLimits,
  deliveryAddressList,
  typedAddressSchema,
} from '#contract/orders/delivery-addresses.ts'
import { isBlank } from '#contract/values/text.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import * as styles from './order.css.ts'
import { isSameAddress, isWholeAddress, type OrderAddress } from './order-address.ts'

interface AddressChoiceProps {
  readonly typed: OrderAddress
  readonly onChoose: (address: OrderAddress) => void
}

/** Value of the option that stands for what is typed. */
const ownAddress = 'typed'

/**
 * Chooses one of the member's named addresses for the fields below. What was typed stays an option of its own, so that
 * no choice loses it. The fields follow the choice, and the choice follows the fields.
 */
export function AddressChoice({ typed, onChoose }: AddressChoiceProps) {
  const { t } = useLingui()
  const { http } = useAppContext()
  const { data } = useQuery(endpointQuery(http, deliveryAddressList, {}))
  /** The last address in the fields that is none of the named ones. */
  const [own, setOwn] = useState<OrderAddress>()
  const addresses = data ?? []
  if (addresses.length === 0) return null
  const chosen = addresses.find((address) => isSameAddress(address, typed))
  const kept = chosen ? own : typed
  const choose = (value: string) => {
    if (!chosen) setOwn(typed)
    const next = value === ownAddress ? kept : addresses.find(({ id }) => id === value)
    if (next) onChoose({ postcode: next.postcode, address: next.address, address_detail: next.address_detail })
  }
  return (
    <SelectField
      label={t`Saved address`}
      value={chosen?.id ?? ownAddress}
      onChange={(event) => choose(event.target.value)}
    >
      {(kept !== undefined || !chosen) && <option value={ownAddress}>{t`The address you entered`}</option>}
      {addresses.map((address) => (
        <option key={address.id} value={address.id}>
          {optionText(address)}
        </option>
      ))}
    </SelectField>
  )
}

function optionText({ name, address, address_detail }: DeliveryAddress): string {
  return `${name}: ${address}, ${address_detail}`
}

/** Saves the address in the fields under a name. */
export function SaveAddress({ typed }: { typed: OrderAddress }) {
  const { t } = useLingui()
  const { http, queryClient } = useAppContext()
  const query = endpointQuery(http, deliveryAddressList, {})
  const { data } = useQuery(query)
  const [name, setName] = useState('')
  const id = useId()
  const add = useEndpointMutation(addDeliveryAddress, {
    onSuccess: (content) => {
      storeAnswer(queryClient, query.queryKey, content)
      setName('')
    },
  })
  const failed = useFailure(add.error)
  const addresses = data ?? []
  const isKnown = addresses.some((address) => isSameAddress(address, typed))
  if (add.isSuccess && isKnown) {
    return (
      <Text as="p" size="small" accent role="status">
        <Trans>The address is saved.</Trans>
      </Text>
    )
  }
  if (!data || isKnown || !isWholeAddress(typed) || addresses.length >= deliveryAddressLimits.maxAddresses) return null
  return (
    <div className={styles.narrowField}>
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t save the address</Trans>}>
          {failed}
        </Callout>
      )}
      <TextField
        id={id}
        label={t`Save this address as`}
        placeholder={t`Home, school`}
        maxLength={deliveryAddressLimits.maxNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        // Enter in this field would order.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <Button
          busy={add.isPending}
          aria-disabled={isBlank(name)}
          onClick={() => {
            if (v.is(typedAddressSchema.entries.name, name)) add.mutate({ body: { name, ...typed, is_default: false } })
          }}
        >
          <Trans>Save</Trans>
        </Button>
      </TextField>
    </div>
  )
}
