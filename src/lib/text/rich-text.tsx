import { createElement, Fragment, type ReactNode } from 'react'
import { htmlDecode } from './html-entities.ts'

interface RichTextProps {
  /** `strong`, `a` and line breaks, entities encoded; whatever else it holds is shown as it is written. */
  readonly html: string
  /** Text at the end of a link that opens a new tab, for screen readers. */
  readonly newTab: ReactNode
}

/** Renders the rich text that the server has sanitized (specification, section 5); anything else in it stays text. */
export function RichText({ html, newTab }: RichTextProps): ReactNode {
  return together(elements(html.split(markup), newTab))
}

const markup = /(<strong>|<a(?: href="[^"<>]*")?(?: rel="[^"<>]*")?>|<\/(?:strong|a)>|\r?\n)/
const opening = /^<a(?: href="([^"]*)")?/
/** Addresses allowed in a link: http(s), mailto, or a path of the shop. Browsers read a backslash as a slash. */
const address = /^(https?:\/\/|mailto:|\/(?![/\\]))[^\s\\]*$/i

/** Turns pieces up to `end` into elements. An element that is never closed ends with the text. */
function elements(pieces: string[], newTab: ReactNode, end?: string, inLink = false): ReactNode[] {
  const nodes: ReactNode[] = []
  for (let piece = pieces.shift(); piece !== undefined && piece !== end; piece = pieces.shift()) {
    if (piece === '<strong>') {
      nodes.push(createElement('strong', null, ...elements(pieces, newTab, '</strong>', inLink)))
    } else if (/^\r?\n$/.test(piece)) nodes.push(<br />)
    else if (markup.test(piece) && piece.startsWith('<a')) {
      const href = htmlDecode(opening.exec(piece)?.[1] ?? '')
      const children = elements(pieces, newTab, '</a>', true)
      nodes.push(inLink ? together(children) : link(href, children, newTab))
    } else if (piece !== '') nodes.push(createElement('span', null, htmlDecode(piece)))
  }
  return nodes
}

/** A link; only its content when the address is not allowed. */
function link(href: string, children: ReactNode[], newTab: ReactNode): ReactNode {
  const [, target] = address.exec(href) ?? []
  if (target === undefined) return together(children)
  const isElsewhere = /^http/i.test(target)
  const attributes = { href, rel: 'noopener noreferrer', ...(isElsewhere ? { target: '_blank' } : {}) }
  return createElement('a', attributes, ...children, isElsewhere && newTab)
}

function together(nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
