import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { orderFailedSearchSchema } from '../src/features/orders/checkout/checkout.search.ts'
import { FailedScreen } from '../src/features/orders/order-result/failed-screen.tsx'
import { useCompany } from '../src/lib/company/use-company.ts'

export const Route = createFileRoute('/order-failed')({
  validateSearch: orderFailedSearchSchema,
  staticData: { catalogues: ['orders'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Order failed`),
      description: i18n._(msg`Why your order didn’t go through, and what to do next.`),
      hidden: true,
    })
  },
  component: OrderFailedPage,
})

function OrderFailedPage() {
  return <FailedScreen search={Route.useSearch()} phone={useCompany().phone} />
}
