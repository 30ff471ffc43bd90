import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { loadNotices } from '#features/customer-support/notices/load.ts'
import { NoticeListScreen } from '#features/customer-support/notices/notice-list-screen.tsx'
import { noticesSearch } from '#features/customer-support/searches.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/cs/notices')({
  staticData: { catalogues: ['notices'] },
  validateSearch: noticesSearch,
  loaderDeps: ({ search }) => declaredSearch(noticesSearch, search),
  loader: ({ context, deps }) => loadNotices(context, deps),
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg({ message: 'Notices', context: 'customer support' })),
      description: i18n._(msg`News: maintenance, new courses, app updates, guides and fixes.`),
    })
  },
  component: () => <NoticeListScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
})
