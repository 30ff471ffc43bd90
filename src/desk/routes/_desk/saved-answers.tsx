import { createFileRoute } from '@tanstack/react-router'
import { SavedAnswersScreen } from '#desk/inquiries/saved-answers-screen.tsx'

export const Route = createFileRoute('/_desk/saved-answers')({ component: SavedAnswersScreen })
