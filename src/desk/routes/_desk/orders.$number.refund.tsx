import { createFileRoute } from '@tanstack/react-router'
import { RefundScreen } from '#desk/refund/refund-screen.tsx'

export const Route = createFileRoute('/_desk/orders/$number/refund')({ component: RefundPage })

function RefundPage() {
  const { number } = Route.useParams()
  return <RefundScreen key={number} number={number} />
}
