import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { RecruitScreen } from '#features/customer-support/recruit/recruit-screen.tsx'

export const Route = createFileRoute('/cs/recruit')({
  staticData: { catalogues: ['recruit'] },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Partner recruitment`),
      description: i18n._(msg`Build courses with us: who we’re looking for, what you get and how it works.`),
    })
  },
  component: RecruitScreen,
})
