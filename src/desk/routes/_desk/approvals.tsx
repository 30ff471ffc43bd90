import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '#desk/approvals/approvals-screen.tsx'

export const Route = createFileRoute('/_desk/approvals')({ component: ApprovalsScreen })
