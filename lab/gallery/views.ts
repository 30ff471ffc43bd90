import type { Locale } from '../../contract/values/locale.ts'
import { describeStates } from '../../scripts/flows/describe-flow.ts'
import { stateAddress } from '../../src/features/support/flows/state-address.ts'
import { flowModels } from '../../tests/flows/flow-models.ts'
import type { Layout } from '../../tests/support/browser/fixtures.ts'
import { publicPages } from '../../tests/support/browser/public-pages.ts'
import { everyAddress } from '../../tests/support/browser/route-addresses.ts'
import { languages, layouts, matchesChoices, pictureName, schemes, toWord, type View } from './pictures.ts'

/** Orders that the gallery's shop has, each on a page of its own. */
export const preparedOrders = ['paid', 'unpaid', 'deposited'] as const
export type PreparedOrders = Readonly<Record<(typeof preparedOrders)[number], string>>

/** A view with its address. */
export interface AddressedView extends View {
  /** Path and parameters, with the language; undefined when the layout has no such view. */
  readonly address: (layout: Layout, language: Locale, orders: PreparedOrders) => string | undefined
  /** Whether a member is logged in. */
  readonly isOfMember: boolean
}

const memberPaths = /^\/(mypage|order|order-complete|delete-account|learn|cs\/inquiry)(\/|$)/

/** The URL parser needs an origin; it is taken off again. */
const origin = 'http://shop'

function withLanguage(address: string, language: Locale): string {
  const url = new URL(address, origin)
  url.searchParams.set('lang', language)
  return url.href.slice(origin.length)
}

function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

function pageView(address: string): AddressedView {
  const { pathname, search, hash } = new URL(address, origin)
  return {
    group: 'pages',
    of: toWord(decoded(pathname)) || 'home',
    variant: toWord(decoded(search + hash)) || 'plain',
    address: (_, language) => withLanguage(address, language),
    isOfMember: memberPaths.test(pathname),
  }
}

function orderView(path: string, order: keyof PreparedOrders, read: string): AddressedView {
  return {
    ...pageView(path),
    variant: `${order}-order`,
    address: (_, language, orders) => withLanguage(`${path}?${read}=${orders[order]}`, language),
  }
}

/** Addresses without a state: states are views of their flows. */
const pageAddresses = new Set([...everyAddress, ...publicPages.map(([, address]) => address)])
const pages = [...pageAddresses].filter((address) => !new URL(address, origin).searchParams.has('at')).map(pageView)

const orders = preparedOrders.flatMap((order) => [
  orderView('/mypage/history/detail', order, 'id'),
  orderView('/order-complete', order, 'order'),
])

/** Day in the numbers of the orders: the pictures do not change with the day. */
const today = '2026-11-21'

const states = flowModels.flatMap((flow) =>
  describeStates(flow).map(
    (state): AddressedView => ({
      group: 'flows',
      of: flow.name,
      variant: state.name,
      address: (layout, locale) =>
        stateAddress(state, { origins: { desktop: origin, mobile: origin }, layout, locale, today })?.slice(
          origin.length,
        ),
      isOfMember: false,
    }),
  ),
)

/** Everything that the gallery has pictures of: every page of the route tree, pages of orders, every state. */
export const views: readonly AddressedView[] = [...pages, ...orders, ...states]

const anyOrders: PreparedOrders = { paid: '', unpaid: '', deposited: '' }

/** Names of the pictures of a view. */
export function namesOf(view: AddressedView): string[] {
  return layouts.flatMap((layout) =>
    languages
      .filter((language) => view.address(layout, language, anyOrders) !== undefined)
      .flatMap((language) => schemes.map((scheme) => pictureName(view, { layout, language, scheme }))),
  )
}

/** Choices that limit the pictures, separated by line breaks. */
const choices = (process.env['GALLERY_CHOICES'] ?? '').split('\n').filter((choice) => choice !== '')

/** Whether the choices of the run mean a picture. */
export function isChosen(name: string): boolean {
  return matchesChoices(name, choices)
}
