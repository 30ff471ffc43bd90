import { createFileRoute } from '@tanstack/react-router'
import { recordList } from '#contract/desk/records.ts'
import { listSearch } from '#desk/list/list-search.ts'
import { RecordScreen } from '#desk/records/record-screen.tsx'

export const Route = createFileRoute('/_desk/record')({
  validateSearch: listSearch(recordList),
  component: () => <RecordScreen search={Route.useSearch()} />,
})
