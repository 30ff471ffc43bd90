import type { LinkOptions } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Lists whose entries have a page with a way back. */
type ListName = 'orders' | 'members' | 'inquiries' | 'content'

/** The list that was shown last in this tab, with its filters and page. Forgotten with the page. */
const last = new Map<ListName, LinkOptions>()

/** Keeps the address of a list for the way back from one of its entries. */
export function useRememberedList(name: ListName, link: LinkOptions): void {
  useEffect(() => {
    last.set(name, link)
  })
}

/** The list as it was left; the whole list when it was not shown before. */
export function lastList(name: ListName): LinkOptions {
  return last.get(name) ?? { to: `/${name}` }
}
