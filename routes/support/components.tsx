import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../src/app/head.ts'
import { ComponentsScreen } from '../../src/features/support/components/components-screen.tsx'

export const Route = createFileRoute('/support/components')({
  staticData: { catalogues: ['support', 'form'] },
  loader: () =>
    import('../../src/features/support/components/components-head.ts').then(({ componentsHead }) => componentsHead),
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(loaderData.title),
      description: i18n._(loaderData.description),
      hidden: true,
    })
  },
  component: ComponentsScreen,
})
