import { createLink, type LinkComponent } from '@tanstack/react-router'

/**
 * Makes a link to a page of the shop from a component that renders an anchor: `to`, `params` and `search` are checked
 * by the types of the routes. Only a link to the address that is open is marked as the current page, not a link to
 * the pages above it, as the router would by default.
 */
export function pageLink<const Anchor>(anchor: Parameters<typeof createLink<Anchor>>[0]): LinkComponent<Anchor> {
  const RouterLink = createLink<Anchor>(anchor)
  return (props) => <RouterLink activeOptions={{ exact: true }} {...props} />
}
