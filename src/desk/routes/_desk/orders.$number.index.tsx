import { createFileRoute } from '@tanstack/react-router'
import { OrderScreen } from '#desk/orders/order-screen.tsx'

export const Route = createFileRoute('/_desk/orders/$number/')({ component: OrderPage })

function OrderPage() {
  const { number } = Route.useParams()
  return <OrderScreen key={number} number={number} />
}
