import { createFileRoute } from '@tanstack/react-router'
import { inquiryList } from '#contract/desk/inquiries.ts'
import { InquiriesScreen } from '#desk/inquiries/inquiries-screen.tsx'
import { listSearch } from '#desk/list/list-search.ts'

export const Route = createFileRoute('/_desk/inquiries/')({
  validateSearch: listSearch(inquiryList),
  component: () => <InquiriesScreen search={Route.useSearch()} />,
})
