export interface Breadcrumb {
  readonly name: string
  /** Path in the shop. */
  readonly path: string
}

/** Where a page stands in the shop, for search engines, as schema.org tells it. */
export function breadcrumbBlock(places: readonly Breadcrumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
