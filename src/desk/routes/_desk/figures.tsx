import { createFileRoute } from '@tanstack/react-router'
import { salesFigures } from '#contract/desk/figures.ts'
import { FiguresScreen } from '#desk/figures/figures-screen.tsx'
import { listSearch } from '#desk/list/list-search.ts'

export const Route = createFileRoute('/_desk/figures')({
  validateSearch: listSearch(salesFigures),
  component: () => <FiguresScreen search={Route.useSearch()} />,
})
