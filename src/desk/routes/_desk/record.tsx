import { createFileRoute } from '@tanstack/react-router'
import { RecordScreen } from '#desk/records/record-screen.tsx'
import { recordSearch } from '#desk/records/record-search.ts'

export const Route = createFileRoute('/_desk/record')({
  validateSearch: recordSearch,
  component: () => <RecordScreen search={Route.useSearch()} />,
})
