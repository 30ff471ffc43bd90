import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { IconsScreen } from '#features/support/icons/icons-screen.tsx'
import { supportHead } from '#features/support/layout/support-head.ts'
import { optional, textParameter } from '#lib/url/search-schema.ts'

/** Maximum length of an icon's name, in characters. */
const nameLength = 40

export const Route = createFileRoute('/support/icons')({
  validateSearch: v.object({
    /** Part of an icon’s name. Without it: all icons. */
    q: textParameter(nameLength),
    /** Size of the drawings in pixels. Without it: 16 pixels. */
    size: optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([20, 24, 32]))),
  }),
  staticData: { catalogues: ['support'] },
  loader: ({ context }) => supportHead(context, msg`Icons`, msg`The drawings of the shop’s screens, with their names.`),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData) : {}),
  component: () => <IconsScreen {...Route.useSearch()} />,
})
