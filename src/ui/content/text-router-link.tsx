import { createLink } from '@tanstack/react-router'
import { TextLink } from './text-link.tsx'

/** A link to a route, checked by its type, that looks like a `TextLink`. */
export const TextRouterLink = createLink(TextLink)
