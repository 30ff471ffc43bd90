import { createFileRoute } from '@tanstack/react-router'
import { InquiriesScreen } from '#desk/inquiries/inquiries-screen.tsx'
import { inquirySearch } from '#desk/inquiries/inquiry-search.ts'

export const Route = createFileRoute('/_desk/inquiries/')({
  validateSearch: inquirySearch,
  component: () => <InquiriesScreen search={Route.useSearch()} />,
})
