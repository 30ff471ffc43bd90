import { createFileRoute } from '@tanstack/react-router'
import { reviewSearch } from '#desk/reviews/review-search.ts'
import { ReviewsScreen } from '#desk/reviews/reviews-screen.tsx'

export const Route = createFileRoute('/_desk/reviews')({
  validateSearch: reviewSearch,
  component: () => <ReviewsScreen search={Route.useSearch()} />,
})
