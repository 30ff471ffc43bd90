import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { InquiryCompleteScreen } from '#features/inquiry/inquiry-complete-screen.tsx'

export const Route = createFileRoute('/cs/inquiry-complete')({
  staticData: { catalogues: ['inquiry'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`We received your inquiry`),
      description: i18n._(msg`Your inquiry has been received.`),
      hidden: true,
    })
  },
  component: InquiryCompleteScreen,
})
