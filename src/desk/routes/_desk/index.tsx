import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '#desk/today/today-screen.tsx'

export const Route = createFileRoute('/_desk/')({ component: TodayScreen })
