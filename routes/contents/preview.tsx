import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { previewHead } from '#features/courses/preview/head.ts'
import { loadPreview } from '#features/courses/preview/load.ts'
import { Preview } from '#features/courses/preview/preview.tsx'
import { previewSearchSchema } from '#features/courses/preview/preview-search.ts'
import { declaredSearch } from '#lib/url/search-schema.ts'

export const Route = createFileRoute('/contents/preview')({
  validateSearch: previewSearchSchema,
  staticData: { catalogues: ['preview', 'course'], skeleton: 'area' },
  loaderDeps: ({ search }) => declaredSearch(previewSearchSchema, search),
  loader: ({ context, deps }) => loadPreview(context, deps),
  head: ({ match, loaderData }) =>
    loaderData ? pageHead(match.context, previewHead(loaderData, match.context.messages.i18n)) : {},
  component: PreviewPage,
})

function PreviewPage() {
  return <Preview course={Route.useLoaderData()} lesson={Route.useSearch().lesson} />
}
