import { createFileRoute } from '@tanstack/react-router'
import { OperatorsScreen } from '#desk/operators/operators-screen.tsx'

export const Route = createFileRoute('/_desk/operators')({ component: OperatorsScreen })
