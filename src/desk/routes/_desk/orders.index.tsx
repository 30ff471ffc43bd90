import { createFileRoute } from '@tanstack/react-router'
import { orderSearch } from '#desk/orders/order-search.ts'
import { OrdersScreen } from '#desk/orders/orders-screen.tsx'

export const Route = createFileRoute('/_desk/orders/')({
  validateSearch: orderSearch,
  component: () => <OrdersScreen search={Route.useSearch()} />,
})
