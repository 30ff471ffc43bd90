import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { profile } from '#contract/accounts/profile.ts'
import { deliveryMessages } from '#contract/orders/checkout.ts'
import { IdentityVerification } from '#features/identity-verification/identity-verification.tsx'
import { checkoutSearchSchema } from '#features/orders/checkout/checkout.search.ts'
import { orderPath } from '#features/orders/checkout/checkout.url.ts'
import { OrderScreen } from '#features/orders/checkout/order-screen.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'

export const Route = createFileRoute('/_member/order')({
  validateSearch: checkoutSearchSchema,
  staticData: { catalogues: ['orders', 'form', 'identity-verification', 'profile', 'errors'], skeleton: 'rows' },
  loader: ({ context }) => {
    loadForMember(context, profile, {})
    loadForMember(context, deliveryMessages, {})
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Your order`),
      description: i18n._(msg`Order and pay for courses and devices.`),
      hidden: true,
    })
  },
  component: OrderPage,
})

function OrderPage() {
  const { layout } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const path = orderPath(search)
  return (
    <OrderScreen
      search={search}
      onReturned={() => void navigate({ href: path, replace: true, resetScroll: false })}
      identity={({ returned, onVerified }) => (
        <IdentityVerification
          purpose="order"
          method={layout === 'desktop' ? 'OACX' : 'CIVS'}
          returnPath={path}
          returned={returned}
          onVerified={onVerified}
        />
      )}
      onSearch={(href) => void navigate({ href, replace: true, resetScroll: false })}
      onComplete={(order) => void navigate({ to: '/order-complete', search: { order }, replace: true })}
    />
  )
}
