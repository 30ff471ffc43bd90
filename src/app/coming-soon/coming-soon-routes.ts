/**
 * Paths of the specification (section 2) whose pages are not built yet: each shows a page that says so. Any other path
 * below them is not found. Remove the line of a page when it is built.
 */
const comingSoonRoutes: ReadonlySet<string> = new Set()

/** All of these paths, for tests. */
export const comingSoonPaths: readonly string[] = [...comingSoonRoutes]

/** True when the page of a path, with or without a slash at its end, is not built yet. */
export function isComingSoon(path: string): boolean {
  return comingSoonRoutes.has(path.replace(/\/+$/, ''))
}
