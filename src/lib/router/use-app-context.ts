import { useRouteContext } from '@tanstack/react-router'

/** The router's context, for screens: HTTP client, query client, session, layout, language and business day. */
export function useAppContext() {
  return useRouteContext({ from: '__root__' })
}
