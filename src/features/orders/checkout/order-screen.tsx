import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SelectedItem } from '#contract/addresses/order-selection.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserid } from '#lib/session/use-userid.ts'
import type { ApiErrorData } from '#machines/api-error-data.ts'
import type { CheckoutState } from '#machines/checkout.machine.ts'
import { getStateName } from '#machines/state-name.ts'
import { Heading } from '#ui/content/heading.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { Container } from '#ui/layout/container.tsx'
import { screenOnly } from '../order/orders.css.ts'
import { provideCheckout } from './checkout.flow.ts'
import { checkoutPersistence } from './checkout.persistence.ts'
import type { CheckoutSearch } from './checkout.search.ts'
import { formBeginning, itemsOf, orderPath } from './checkout.url.ts'
import { IdentityStep } from './identity-step.tsx'
import { LoadedForm } from './loaded-form.tsx'
import { NothingChosen } from './nothing-chosen.tsx'
import * as styles from './order.css.ts'
import { OrderNotes } from './order-notes.tsx'

interface OrderScreenProps {
  readonly search: CheckoutSearch
  /** Removes the ID of the verification from the address. */
  readonly onReturned: () => void
  /** Renders the identity verification flow. */
  readonly identity: (props: {
    /** ID of the verification from which the user returns. */
    readonly returned: string | undefined
    readonly onVerified: (result: { readonly idfc_id: string }) => void
  }) => ReactNode
  /** Replaces the address of the form. */
  readonly onSearch: (path: string) => void
  readonly onComplete: (order: string) => void
}

/** Page of the order form, until the payment window opens. */
export function OrderScreen(props: OrderScreenProps) {
  const { search, onComplete } = props
  const { http } = useAppContext()
  const userid = useUserid()
  const path = useRef('')
  useEffect(() => {
    path.current = orderPath(search)
  })
  const input = formBeginning(search)
  const { snapshot, send } = useFlow('checkout', {
    provide: () => provideCheckout({ http, userid, returnPath: () => path.current, onComplete }),
    input,
    // The payment window, or the identity provider, led back.
    beganElsewhere: (search.payment ?? search.decline ?? search.idfc_id) !== undefined,
    persistence: checkoutPersistence,
    // A decline in the address, or other items, are another subject.
    subject: [orderPath(search), search.order, search.payment, search.decline].join(' '),
  })
  const { context } = snapshot
  const state = getStateName(snapshot.value)
  const isIdentity = state === 'verifyingIdentity' || state === 'takingIdentity'

  return (
    <FlowContainer flow="checkout" state={state} step={isIdentity ? 'identity' : 'form'}>
      {isIdentity ? (
        <IdentityStep
          isTaking={state === 'takingIdentity'}
          error={context.error}
          onCancel={() => send({ type: 'cancel' })}
        >
          {props.identity({
            returned: search.idfc_id,
            onVerified: ({ idfc_id }) => {
              send({ type: 'identity.verified', idfc_id })
              // A verification that was used is not used again: it would be rejected.
              if (search.idfc_id !== undefined) props.onReturned()
            },
          })}
        </IdentityStep>
      ) : (
        <Container className={styles.page}>
          <Heading as="h1" marginBottom={6} className={screenOnly} tabIndex={-1} data-step-heading="">
            <Trans>Your order</Trans>
          </Heading>
          {itemsOf(search).length === 0 ? (
            <NothingChosen />
          ) : (
            <>
              <OrderNotes
                error={context.error}
                decline={context.decline}
                order={context.order}
                isVerified={context.isVerified}
                isLastPiece={isLastPiece(itemsOf(search), context.error)}
              />
              <LoadedForm
                {...props}
                busy={busyLabels[state]}
                isRepeated={context.decline !== undefined}
                isOutdated={context.error?.code === codes.amountChanged}
                consentRefusal={context.error?.code === codes.consentOutdated ? context.error : undefined}
                onSend={(form) => send({ type: 'order.submitted', form })}
              />
            </>
          )}
        </Container>
      )}
    </FlowContainer>
  )
}

/** Whether an item of which one piece is ordered is out of stock: fewer pieces are no way out. */
function isLastPiece(items: readonly SelectedItem[], error: ApiErrorData | undefined): boolean {
  if (error?.code !== codes.insufficientStock) return false
  return items[Number(error.field?.replace('items.', ''))]?.quantity === 1
}

/** Label of the submit button while busy, by state. */
const busyLabels: Readonly<Partial<Record<CheckoutState, ReactNode>>> = {
  placingOrder: <Trans>Placing your order</Trans>,
  openingPayment: <Trans>Opening the payment window</Trans>,
  leavingForPayment: (
    <span role="status">
      <Trans>Taking you to the payment window</Trans>
    </span>
  ),
  completed: <Trans>Placing your order</Trans>,
}
