import type { Locale } from '#contract/values/locale.ts'

export const layouts = ['desktop', 'mobile'] as const
export type Layout = (typeof layouts)[number]

interface PreviewAddress {
  readonly layout: Layout
  readonly language: Locale
  /** Path of the shop's page with its search parameters. */
  readonly page: string
  readonly path: string
  readonly version: number
}

/** Address of the shop's page with a draft in it, at the desk's host. */
export function previewAddress({ layout, language, page, path, version }: PreviewAddress): string {
  const target = new URL(page, 'http://shop.invalid')
  target.searchParams.set('draft', path)
  target.searchParams.set('version', String(version))
  return `/preview/${layout}/${language}${target.pathname}${target.search}${target.hash}`
}

/** The page of the shop that a link in a preview leads to; undefined for other sites. */
export function pageOfLink(href: string, current: string, shop: string): string | undefined {
  const target = URL.parse(href, new URL(current, shop))
  if (!target || target.origin !== new URL(shop).origin) return undefined
  return `${target.pathname}${target.search}${target.hash}`
}
