import { createFileRoute } from '@tanstack/react-router'
import { ReviewsScreen } from '../../reviews/reviews-screen.tsx'
import { reviewSearch } from '../../reviews/review-search.ts'

export const Route = createFileRoute('/_desk/reviews')({
  validateSearch: reviewSearch,
  component: () => <ReviewsScreen search={Route.useSearch()} />,
})
