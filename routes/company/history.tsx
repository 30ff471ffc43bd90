import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { HistoryScreen } from '#features/company/history-screen.tsx'

export const Route = createFileRoute('/company/history')({
  staticData: { catalogues: ['company'], skeleton: 'area' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`History`),
      description: i18n._(msg`From one welding bench in 2019 to courses in six fields: what happened, and when.`),
    })
  },
  component: HistoryScreen,
})
