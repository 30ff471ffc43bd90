import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { ownInquiries } from '#contract/content/own-inquiries.ts'
import { ownInquiriesInput } from '#features/own-inquiries/own-inquiries-input.ts'
import { OwnInquiriesScreen } from '#features/own-inquiries/own-inquiries-screen.tsx'
import { MyPage } from '#features/profile/my-page.tsx'
import { loadForMember } from '#lib/queries/load-for-member.ts'
import { pageParameter } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/_member/mypage/inquiries/')({
  validateSearch: v.object({ page: pageParameter }),
  staticData: { catalogues: ['own-inquiries', 'profile', 'errors'], skeleton: 'accountOrders' },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context, deps: { page } }) =>
    loadForMember(context, ownInquiries, ownInquiriesInput(page), { staleTime: 0 }),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`My inquiries`),
      description: i18n._(msg`Your inquiries and our replies.`),
      hidden: true,
    })
  },
  component: InquiriesPage,
})

function InquiriesPage() {
  const { page = 1 } = Route.useSearch()
  return (
    <MyPage current="myInquiries">
      <OwnInquiriesScreen page={page} />
    </MyPage>
  )
}
