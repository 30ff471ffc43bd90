import { createFileRoute } from '@tanstack/react-router'
import { OwnAccessScreen } from '../../operators/own-access-screen.tsx'

export const Route = createFileRoute('/_desk/access')({ component: OwnAccessScreen })
