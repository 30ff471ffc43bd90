import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { CancelScreen } from '#features/course-opening/cancel-screen.tsx'
import { readTokenFromHash } from '#lib/url/link-token.ts'

export const Route = createFileRoute('/contents/opening-cancel')({
  staticData: { catalogues: ['course-opening', 'errors', 'outline'], skeleton: 'form' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Stop notification emails`),
      description: i18n._(msg`Cancel emails about courses that open and about the training app.`),
      hidden: true,
    })
  },
  component: () => <CancelScreen token={() => readTokenFromHash(location.hash)} />,
})
