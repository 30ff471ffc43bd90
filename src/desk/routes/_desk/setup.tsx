import { createFileRoute } from '@tanstack/react-router'
import { SetUpScreen } from '#desk/setup/set-up-screen.tsx'

export const Route = createFileRoute('/_desk/setup')({ component: SetUpScreen })
