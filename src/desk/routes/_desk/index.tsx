import { createFileRoute } from '@tanstack/react-router'
import { TodayScreen } from '../../today/today-screen.tsx'

export const Route = createFileRoute('/_desk/')({ component: TodayScreen })
