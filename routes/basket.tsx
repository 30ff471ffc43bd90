import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { selectedItems } from '../contract/addresses/order-selection.ts'
import { pageHead } from '../src/app/head.ts'
import { basketQuoteOf } from '../src/features/orders/basket/basket-quote.ts'
import { BasketScreen } from '../src/features/orders/basket/basket-screen.tsx'
import { basketSearchSchema } from '../src/features/orders/basket/basket-search.ts'
import { declaredSearch } from '../src/lib/url/search-schema.ts'

export const Route = createFileRoute('/basket')({
  validateSearch: basketSearchSchema,
  staticData: { catalogues: ['orders', 'errors'], skeleton: 'rows' },
  loaderDeps: ({ search }) => declaredSearch(basketSearchSchema, search),
  loader: async ({ context: { queryClient, http }, deps }) => {
    const items = selectedItems(deps)
    if (items.length > 0) await queryClient.ensureQueryData(basketQuoteOf(http, items))
  },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Basket`),
      description: i18n._(msg`Courses and devices to order together, at the prices of today.`),
      hidden: true,
    })
  },
  component: () => <BasketScreen search={Route.useSearch()} />,
})
