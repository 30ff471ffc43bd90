export interface Breadcrumb {
  readonly name: string
  /** Path in the shop. */
  readonly path: string
}

/** Breadcrumb of a page as a `BreadcrumbList` of schema.org. */
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
