import { useRouter } from '@tanstack/react-router'
import type { ShopCompany } from '#contract/values/company.ts'

/**
 * The company that runs the shop, in the language of the page. It reads the router's options: a route that failed to load
 * may have no context.
 */
export function useCompany(): ShopCompany {
  return useRouter().options.context.company
}
