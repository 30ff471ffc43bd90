import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '../../src/app/head.ts'
import { IconsScreen } from '../../src/features/support/icons/icons-screen.tsx'
import { optional, textParameter } from '../../src/lib/url/search-schema.ts'

/** Maximum length of an icon's name, in characters. */
const nameLength = 40

export const Route = createFileRoute('/support/icons')({
  validateSearch: v.object({
    /** Part of an icon’s name. Without it: all icons. */
    q: textParameter(nameLength),
    /** Size of the drawings in pixels. Without it: 16 pixels. */
    size: optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([20, 24, 32]))),
    /** Icon that is measured. Without it: the first one. */
    icon: textParameter(nameLength),
  }),
  staticData: { catalogues: ['support'] },
  loader: () => import('../../src/features/support/icons/icons-head.ts').then(({ iconsHead }) => iconsHead),
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(loaderData.title),
      description: i18n._(loaderData.description),
      hidden: true,
    })
  },
  component: () => <IconsScreen {...Route.useSearch()} />,
})
