import { createLink } from '@tanstack/react-router'
import { ButtonLink } from './button.tsx'

/** A link to a route, checked by its type, that looks like a button. */
export const ButtonRouterLink = createLink(ButtonLink)
