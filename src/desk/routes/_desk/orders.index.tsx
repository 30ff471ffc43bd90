import { createFileRoute } from '@tanstack/react-router'
import { OrdersScreen } from '#desk/orders/orders-screen.tsx'
import { orderSearch } from '#desk/orders/order-search.ts'

export const Route = createFileRoute('/_desk/orders/')({
  validateSearch: orderSearch,
  component: () => <OrdersScreen search={Route.useSearch()} />,
})
