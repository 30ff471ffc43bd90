import type { AnchorHTMLAttributes, Ref } from 'react'
import { pageLink } from './page-link.tsx'

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
}

function Anchor(attributes: AnchorProps) {
  return <a {...attributes} />
}

/** A link to a page of the shop, without a look of its own. */
export const Link = pageLink(Anchor)
