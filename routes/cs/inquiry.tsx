import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { InquiryScreen } from '#features/inquiry/inquiry-screen.tsx'
import { inquirySearch } from '#features/inquiry/inquiry-search.ts'
import { loadInquiry } from '#features/inquiry/load.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/cs/inquiry')({
  staticData: { catalogues: ['inquiry', 'form', 'errors'] },
  validateSearch: inquirySearch,
  loaderDeps: ({ search }) => declaredSearch(inquirySearch, search),
  loader: ({ context, deps }) => loadInquiry(context, deps),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Service inquiry`),
      description: i18n._(msg`Ask about courses, devices, accounts and refunds. We answer within one business day.`),
    })
  },
  component: InquiryPage,
})

function InquiryPage() {
  const { categories, suggestions, subject } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <InquiryScreen
      key={subject.key}
      categories={categories}
      suggestions={suggestions}
      subject={subject}
      onSent={() => void navigate({ to: '/cs/inquiry-complete', replace: true })}
    />
  )
}
