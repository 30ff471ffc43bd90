import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/not-found')({ component: () => <h1>Not found</h1> })
