import { createFileRoute } from '@tanstack/react-router'
import { OwnAccessScreen } from '#desk/operators/own-access-screen.tsx'

export const Route = createFileRoute('/_desk/access')({ component: OwnAccessScreen })
