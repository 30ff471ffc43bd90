import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { orderCompleteSearchSchema } from '#features/orders/checkout/checkout.search.ts'
import { CompleteScreen } from '#features/orders/order-result/complete-screen.tsx'

export const Route = createFileRoute('/_member/order-complete')({
  validateSearch: orderCompleteSearchSchema,
  staticData: { catalogues: ['orders', 'profile', 'errors'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Order result`),
      description: i18n._(msg`Your orders and receipts.`),
      hidden: true,
    })
  },
  component: OrderCompletePage,
})

function OrderCompletePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CompleteScreen
      search={search}
      onFailed={(order, reason, again) =>
        void navigate({ to: '/order-failed', search: { order, reason, again }, replace: true })
      }
    />
  )
}
