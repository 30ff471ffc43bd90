import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { DirectionsScreen } from '#features/company/directions-screen.tsx'

export const Route = createFileRoute('/company/directions')({
  staticData: { catalogues: ['company'], skeleton: 'area' },
  head: ({ match: { context } }) => {
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(msg`Directions`),
      description: i18n._(
        msg`How to reach our office and training room in Seongdong-gu, Seoul, by underground, bus, car or wheelchair.`,
      ),
    })
  },
  component: DirectionsScreen,
})
