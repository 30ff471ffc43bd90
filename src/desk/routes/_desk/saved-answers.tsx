import { createFileRoute } from '@tanstack/react-router'
import { SavedAnswersScreen } from '../../inquiries/saved-answers-screen.tsx'

export const Route = createFileRoute('/_desk/saved-answers')({ component: SavedAnswersScreen })
