import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../src/app/head.ts'
import { ClientOpeningScreen } from '../src/features/course-opening/client-opening-screen.tsx'

export const Route = createFileRoute('/downloads_/opening')({
  staticData: { catalogues: ['course-opening', 'form', 'errors', 'outline'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Notify me`),
      description: i18n._(msg`Get an email when the training app can be downloaded.`),
      hidden: true,
    })
  },
  component: ClientOpeningScreen,
})
