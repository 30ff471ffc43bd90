import type { RenderedPage, RenderInput } from '#app/server.tsx'

/** Stands for the built application in tests of the threads that render it. */
export async function render({
  url,
  fetch,
}: Pick<RenderInput, 'url' | 'fetch'>): Promise<RenderedPage | { readonly location: string }> {
  const { pathname } = new URL(url)
  if (pathname === '/moved') return { location: '/elsewhere' }
  if (pathname === '/broken') throw new TypeError('this page is broken')
  if (pathname === '/writing') await fetch('/api/order', { method: 'POST', body: '{}' })
  if (pathname === '/ended') process.exit(1)
  const answer = await fetch(`/api${pathname}`, { headers: { 'Accept-Language': 'ko' } })
  const html = `${answer.status} ${answer.headers.get('x-from')} ${await answer.text()}`
  return { status: 200, html, routes: [], catalogues: [], inlineScripts: [] }
}

export function canonicalAddress(path: string, search: string): string {
  return `${path}${search}`
}
