import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { DeskContext } from '../http/desk-context.ts'

export const Route = createRootRouteWithContext<DeskContext>()({ component: Outlet })
