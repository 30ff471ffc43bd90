import { createFileRoute } from '@tanstack/react-router'
import { InquiryScreen } from '#desk/inquiries/inquiry-screen.tsx'

export const Route = createFileRoute('/_desk/inquiries/$number')({ component: InquiryPage })

function InquiryPage() {
  const { number } = Route.useParams()
  return <InquiryScreen key={number} number={number} />
}
