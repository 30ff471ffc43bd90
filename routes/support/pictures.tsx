import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { pageHead } from '#app/head.ts'
import { illustrationWords } from '#contract/content/course-calls.ts'
import { fieldSchema } from '#contract/content/courses.ts'
import { supportHead } from '#features/support/layout/support-head.ts'
import { PicturesScreen } from '#features/support/pictures/pictures-screen.tsx'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { optional } from '#lib/url/search-schema.ts'

const defaultField = 'healthcare'

export const Route = createFileRoute('/support/pictures')({
  validateSearch: v.object({
    /** Field whose words are shown. Without it: healthcare. */
    field: optional(fieldSchema),
  }),
  staticData: { catalogues: ['support'] },
  loaderDeps: ({ search: { field = defaultField } }) => ({ field }),
  loader: async ({ context, deps: { field } }) => {
    const { http, queryClient } = context
    const query = endpointQuery(http, illustrationWords, { params: { field } })
    const words = await queryClient.ensureQueryData(query)
    const description = msg`The words of the lessons’ pictures, with an example of each.`
    return { head: supportHead(context, msg`Pictures`, description), field, words }
  },
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context, loaderData.head) : {}),
  component: () => {
    const { field, words } = Route.useLoaderData()
    return <PicturesScreen field={field} words={words} />
  },
})
