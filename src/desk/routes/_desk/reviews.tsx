import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '#desk/reviews/reviews-screen.tsx'
import { reviewSearch } from '#desk/reviews/review-search.ts'

export const Route = createFileRoute('/_desk/reviews')({
  validateSearch: reviewSearch,
  component: () => <ReviewsScreen search={Route.useSearch()} />,
})
