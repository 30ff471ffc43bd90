import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
  deleteDeliveryAddress,
  deliveryAddressLimits,
  deliveryAddressList,
} from '#contract/orders/delivery-addresses.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useChange } from '#lib/browser/use-change.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { AddressForm } from './address-form.tsx'

const buttonId = (which: string) => `address-${which}`

const empty = { name: '', postcode: '', address: '', address_detail: '', is_default: false }

/** The member's named delivery addresses: to add, edit and delete. */
export function DeliveryAddresses() {
  const { t } = useLingui()
  const { http, queryClient } = useAppContext()
  const query = endpointQuery(http, deliveryAddressList, {})
  const { data, error, refetch } = useQuery(query)
  const failed = useFailure(error)
  /** ID of the address that is edited, `new` for another one. */
  const [edited, setEdited] = useState<string>()
  const [done, setDone] = useState<{ readonly act: 'saved' | 'deleted'; readonly name: string }>()
  const status = useFocusWhen<HTMLParagraphElement>(done)
  // The form that had the focus is closed: it goes back to the button that opened it.
  useChange(edited, (last) => {
    if (edited !== undefined || last === undefined || document.activeElement !== document.body) return
    document.getElementById(buttonId(last))?.focus()
  })
  const onSaved = (content: DeliveryAddress[], { body: { name } }: { readonly body: { readonly name: string } }) => {
    storeAnswer(queryClient, query.queryKey, content)
    setEdited(undefined)
    setDone({ act: 'saved', name })
  }
  const add = useEndpointMutation(addDeliveryAddress, { onSuccess: onSaved })
  const change = useEndpointMutation(changeDeliveryAddress, { onSuccess: onSaved })
  const remove = useEndpointMutation(deleteDeliveryAddress, {
    onSuccess: (content, { params: { id } }) => {
      const name = data?.find((address) => address.id === id)?.name ?? ''
      storeAnswer(queryClient, query.queryKey, content)
      setDone({ act: 'deleted', name })
    },
    // Another tab may have deleted it.
    onError: () => void refetch(),
  })
  const [addFailed, changeFailed, removeFailed] = [
    useFailure(add.error),
    useFailure(change.error),
    useFailure(remove.error),
  ]
  const forgetDeletion = () => !remove.isPending && remove.reset()
  const open = (which: string | undefined) => {
    add.reset()
    change.reset()
    forgetDeletion()
    setEdited(which)
  }
  const ask = ({ id, name }: DeliveryAddress) => {
    forgetDeletion()
    showAlert({
      title: t`Delete ${name}?`,
      content: t`Your orders keep their address.`,
      primary: { name: t`Delete`, action: () => remove.mutate({ params: { id } }) },
      secondary: { name: t`Keep it` },
    })
  }
  return (
    <Stack as="section" gap={4} marginTop={12} aria-labelledby="addresses">
      <h2 id="addresses">
        <Trans>Delivery addresses</Trans>
      </h2>
      <p role="status" tabIndex={-1} ref={status}>
        {done?.act === 'saved' && <Trans>{done.name} is saved.</Trans>}
        {done?.act === 'deleted' && <Trans>{done.name} is deleted.</Trans>}
      </p>
      {removeFailed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t delete the address</Trans>}>
          {removeFailed}
        </Callout>
      )}
      <AsyncContent
        data={data}
        errorText={failed}
        errorTitle={<Trans>Your addresses didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="5rem" />}
      >
        {(content) => (
          <>
            {content.length === 0 && edited === undefined && (
              <Text as="p" muted>
                <Trans>Save addresses you order to, and choose one in the order form.</Trans>
              </Text>
            )}
            {content.map((address) => (
              <Card key={address.id} padded="medium">
                {edited === address.id ? (
                  <AddressForm
                    initial={address}
                    busy={change.isPending}
                    failed={changeFailed}
                    onSubmit={(body) => change.mutate({ params: { id: address.id }, body })}
                    onCancel={() => open(undefined)}
                  />
                ) : (
                  <Address
                    address={address}
                    busy={remove.isPending && remove.variables.params.id === address.id}
                    onEdit={() => open(address.id)}
                    onDelete={() => ask(address)}
                  />
                )}
              </Card>
            ))}
            {edited === 'new' ? (
              <Card padded="medium">
                <AddressForm
                  initial={empty}
                  busy={add.isPending}
                  failed={addFailed}
                  onSubmit={(body) => add.mutate({ body })}
                  onCancel={() => open(undefined)}
                />
              </Card>
            ) : (
              content.length < deliveryAddressLimits.maxAddresses && (
                <div>
                  <Button id={buttonId('new')} size="small" onClick={() => open('new')}>
                    <Trans>Add an address</Trans>
                  </Button>
                </div>
              )
            )}
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

interface AddressProps {
  readonly address: DeliveryAddress
  readonly busy: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Address({ address, busy, onEdit, onDelete }: AddressProps) {
  const { t } = useLingui()
  const { name } = address
  return (
    <Cluster justify="between">
      <div>
        <Cluster as="p" gap={2}>
          <Text as="b" strong>
            {name}
          </Text>
          {address.is_default && (
            <Tag tone="outline">
              <Trans>Default</Trans>
            </Tag>
          )}
        </Cluster>
        <Text as="p" muted>
          {`(${address.postcode}) ${address.address}, ${address.address_detail}`}
        </Text>
      </div>
      <Cluster gap={2}>
        <Button id={buttonId(address.id)} size="small" variant="quiet" aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button size="small" variant="quiet" aria-label={t`Delete ${name}`} busy={busy} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </Cluster>
    </Cluster>
  )
}
