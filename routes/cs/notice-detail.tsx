import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { firstSentences } from '#features/customer-support/first-sentences.ts'
import { loadNotice } from '#features/customer-support/notices/load.ts'
import { NoticeScreen } from '#features/customer-support/notices/notice-screen.tsx'
import { noticeSearch } from '#features/customer-support/searches.ts'

export const Route = createFileRoute('/cs/notice-detail')({
  staticData: { catalogues: ['notices'] },
  validateSearch: noticeSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => loadNotice(context, id),
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { title, text, share_picture: picture } = loaderData.notice
    return pageHead(context, { title, description: firstSentences(text), picture })
  },
  component: () => <NoticeScreen {...Route.useLoaderData()} />,
})
