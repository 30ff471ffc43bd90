import { createFileRoute } from '@tanstack/react-router'
import { deskOrderList } from '#contract/desk/orders.ts'
import { listSearch } from '#desk/list/list-search.ts'
import { OrdersScreen } from '#desk/orders/orders-screen.tsx'

export const Route = createFileRoute('/_desk/orders/')({
  validateSearch: listSearch(deskOrderList),
  component: () => <OrdersScreen search={Route.useSearch()} />,
})
