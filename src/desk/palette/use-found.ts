import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { suggestionPath } from '#contract/addresses/suggestion-path.ts'
import type { SearchSuggestion } from '#contract/content/search.ts'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { memberList } from '#contract/desk/members.ts'
import { deskOrderList } from '#contract/desk/orders.ts'
import { shopSearch } from '#contract/desk/search.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { deskQuery } from '../http/desk-query.ts'
import { useMayCall } from '../http/use-may-call.ts'
import { shopPages } from './shop-pages.ts'

/** A page of the menu. */
export interface MenuPage {
  readonly link: LinkOptions
  readonly name: MessageDescriptor
}

/** Something that the palette leads to. */
export interface Found {
  readonly key: string
  readonly kind: 'page' | 'order' | 'member' | 'shop page' | SearchSuggestion['kind']
  readonly title: string
  /** What tells it from others of the same title. */
  readonly note: string
  /** A page of the desk, or the address of a page of the shop. */
  readonly link: LinkOptions | string
}

const mostOfAKind = 5

/**
 * What a text finds: pages of the desk and the shop; orders and members by number, ID, name, email address, phone number
 * or course; and what the shop sells and explains by any word that its search knows.
 */
export function useFound(
  text: string,
  pages: readonly MenuPage[],
): { readonly found: readonly Found[]; readonly isBusy: boolean } {
  const { i18n } = useLingui()
  const typed = text.trim()
  const wanted = usePaused(typed)
  // While somebody types, nothing of what they typed before is offered.
  const isPaused = wanted === typed
  const paging = { page_size: mostOfAKind }
  const isNumber = /^\d{4}/.test(wanted)
  const byNumber = useSearch(deskOrderList, { query: { ...paging, number: wanted } }, isPaused && isNumber)
  const byBuyer = useSearch(deskOrderList, { query: { ...paging, buyer: wanted } }, isPaused && wanted.length > 1)
  const byItem = useSearch(
    deskOrderList,
    { query: { ...paging, item: wanted } },
    isPaused && wanted.length > 1 && !isNumber,
  )
  const people = useSearch(memberList, { query: { ...paging, search: wanted } }, isPaused && wanted.length > 1)
  const atShop = useSearch(shopSearch, { query: { title: wanted } }, isPaused && wanted !== '')
  const { origin = '', suggestions = [] } = atShop.data ?? {}
  const lower = typed.toLowerCase()
  const isNamed = ({ name }: { readonly name: MessageDescriptor }) => i18n._(name).toLowerCase().includes(lower)
  const orders = new Map(
    [byNumber, byBuyer, byItem]
      .flatMap(({ data }) => data?.content ?? [])
      .map((order) => [order.order_number, order] as const),
  )
  return {
    found: [
      ...pages
        .filter(isNamed)
        .map(({ link, name }): Found => ({ key: link.to ?? '', kind: 'page', title: i18n._(name), note: '', link })),
      // Without a word, the pages of the desk are enough.
      ...(origin === '' ? [] : shopPages.filter(isNamed)).map(
        ({ path, name }): Found => ({
          key: path,
          kind: 'shop page',
          title: i18n._(name),
          note: '',
          link: `${origin}${path}`,
        }),
      ),
      ...(people.data?.content ?? []).map(
        ({ id, userid, name }): Found => ({
          key: id,
          kind: 'member',
          title: name,
          note: userid,
          link: linkOptions({ to: '/members/$id', params: { id } }),
        }),
      ),
      ...[...orders.values()].slice(0, 2 * mostOfAKind).map(
        ({ order_number: number, buyer_name, name }): Found => ({
          key: number,
          kind: 'order',
          title: number,
          note: `${buyer_name} · ${name}`,
          link: linkOptions({ to: '/orders/$number', params: { number } }),
        }),
      ),
      ...suggestions.map((suggestion): Found => {
        const { kind, idx, title } = suggestion
        return { key: String(idx), kind, title, note: '', link: `${origin}${suggestionPath(suggestion)}` }
      }),
    ],
    isBusy: !isPaused || [byNumber, byBuyer, byItem, people, atShop].some(({ isFetching }) => isFetching),
  }
}

/** Pause in typing after which the palette searches, in milliseconds: what is found of people is a look, and recorded. */
const pauseMs = 250

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Reads a list for the palette, when the text may find something there and the roles allow it. */
function useSearch<E extends DeskEndpoint>(endpoint: E, input: CallInput<E>, isUseful: boolean) {
  const { http } = useAppContext()
  const mayCall = useMayCall()
  const enabled = isUseful && mayCall(endpoint)
  // Nothing of an earlier text stays: Enter would open it.
  const query = useQuery({ ...deskQuery(http, endpoint, input), enabled })
  return { data: enabled ? query.data : undefined, isFetching: enabled && query.isFetching }
}
