import { useLoaderData } from '@tanstack/react-router'
import type { Banners } from '#contract/courses/course-calls.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'

/** Data of banner, header and footer, the same on every page. */
export function useFrame() {
  const { messages, layout, origins, today } = useAppContext()
  const { top }: { readonly top: Banners['top'] } = useLoaderData({ from: '__root__' })
  return { messages, locale: messages.locale, layout, origins, year: today.slice(0, 4), top }
}
