import { createFileRoute } from '@tanstack/react-router'
import { fieldSchema } from '../../contract/content/courses.ts'
import * as v from 'valibot'
import { pageHead } from '../../src/app/head.ts'
import { illustrationWordsQuery } from '../../src/features/support/pictures/picture-queries.ts'
import { PicturesScreen } from '../../src/features/support/pictures/pictures-screen.tsx'
import { optional } from '../../src/lib/url/search-schema.ts'

const defaultField = 'healthcare'

export const Route = createFileRoute('/support/pictures')({
  validateSearch: v.object({
    /** Field whose words are shown. Without it: healthcare. */
    field: optional(fieldSchema),
  }),
  staticData: { catalogues: ['support'] },
  loaderDeps: ({ search: { field = defaultField } }) => ({ field }),
  loader: async ({ context: { http, queryClient }, deps: { field } }) => {
    const [{ picturesHead }, { content }] = await Promise.all([
      import('../../src/features/support/pictures/pictures-head.ts'),
      queryClient.ensureQueryData(illustrationWordsQuery(http, field)),
    ])
    return { picturesHead, words: content, field }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { i18n } = context.messages
    return pageHead(context, {
      title: i18n._(loaderData.picturesHead.title),
      description: i18n._(loaderData.picturesHead.description),
      hidden: true,
    })
  },
  component: () => {
    const { field, words } = Route.useLoaderData()
    return <PicturesScreen field={field} words={words} />
  },
})
