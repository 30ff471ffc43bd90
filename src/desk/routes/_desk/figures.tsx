import { createFileRoute } from '@tanstack/react-router'
import { FiguresScreen } from '#desk/figures/figures-screen.tsx'
import { figuresSearch } from '#desk/figures/figures-search.ts'

export const Route = createFileRoute('/_desk/figures')({
  validateSearch: figuresSearch,
  component: () => <FiguresScreen search={Route.useSearch()} />,
})
