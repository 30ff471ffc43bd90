import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { FaqScreen } from '#features/customer-support/faq/faq-screen.tsx'
import { loadFaq } from '#features/customer-support/faq/load.ts'
import { firstSentences } from '#features/customer-support/first-sentences.ts'
import { faqSearch } from '#features/customer-support/searches.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/cs/faq')({
  staticData: { catalogues: ['faq'] },
  validateSearch: faqSearch,
  loaderDeps: ({ search }) => declaredSearch(faqSearch, search),
  loader: ({ context, deps }) => loadFaq(context, deps),
  head: ({ match: { context, search }, loaderData }) => {
    const { i18n } = context.messages
    const open = loaderData?.questions.find(({ idx }) => idx === search.id)
    return pageHead(context, {
      title: open?.title ?? i18n._(msg`Frequently asked questions`),
      description: open
        ? firstSentences(open.description)
        : i18n._(msg`Answers about payments, refunds, courses, the training app, accounts and devices.`),
    })
  },
  component: () => <FaqScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
})
