import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a change has answered in place of what was read. The answer to a question that was asked before the change
 * and is still under way does not replace it.
 */
export function storeAnswer<Key extends QueryKey>(
  queryClient: QueryClient,
  queryKey: Key,
  content: NonNullable<InferDataFromTag<unknown, Key>>,
): void {
  // What is asked is given up at once; only the promise of its end comes later.
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<unknown>(queryKey, content)
}
