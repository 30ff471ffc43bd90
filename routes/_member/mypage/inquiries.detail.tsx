import { msg } from '@lingui/core/macro'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { ownInquiry } from '#contract/content/own-inquiries.ts'
import { OwnInquiryScreen } from '#features/own-inquiries/own-inquiry-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'
import { idParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/inquiries/detail')({
  validateSearch: v.object({
    /** Number of the inquiry. Without it: the page leads to the list. */
    id: idParameter,
  }),
  staticData: { catalogues: ['own-inquiries', 'profile', 'errors'], skeleton: 'account' },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => {
    if (id !== undefined) loadForMember(context, ownInquiry, { params: { id } }, { staleTime: 0 })
  },
  head: ({ match: { context, search } }) => {
    const { i18n } = context.messages
    const { id } = search
    return pageHead(context, {
      title: id === undefined ? i18n._(msg`My inquiries`) : i18n._(msg`Inquiry ${id}`),
      description: i18n._(msg`One of your inquiries and our reply.`),
      hidden: true,
    })
  },
  component: InquiryPage,
})

function InquiryPage() {
  const { id } = Route.useSearch()
  if (id === undefined) return <Navigate to="/mypage/inquiries" replace />
  return (
    <MyPage current="myInquiries">
      <OwnInquiryScreen key={id} id={id} />
    </MyPage>
  )
}
