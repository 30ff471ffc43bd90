import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../src/app/head.ts'
import { previewHead } from '../../src/features/courses/preview/head.ts'
import { loadPreview } from '../../src/features/courses/preview/load.ts'
import { previewSearchSchema } from '../../src/features/courses/preview/preview-search.ts'
import { Preview } from '../../src/features/courses/preview/preview.tsx'
import { declaredSearch } from '../../src/lib/url/search-schema.ts'

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
