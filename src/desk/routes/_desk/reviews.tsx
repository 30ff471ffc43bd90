import { createFileRoute } from '@tanstack/react-router'
import { reviewList } from '#contract/desk/reviews.ts'
import { listSearch } from '#desk/list/list-search.ts'
import { ReviewsScreen } from '#desk/reviews/reviews-screen.tsx'

export const Route = createFileRoute('/_desk/reviews')({
  validateSearch: listSearch(reviewList),
  component: () => <ReviewsScreen search={Route.useSearch()} />,
})
