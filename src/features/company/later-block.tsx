import type { PageBlock } from '#contract/pages/company-page.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { Container } from '#ui/layout/container.tsx'
// The server's HTML of a block needs its styles before its code is there.
import './blocks/simple-blocks.css.ts'

const part = deferComponent(
  '[data-page-block]',
  'company',
  async () => (await import('./blocks/page-block.tsx')).PageBlock,
)

/** A block of a page on the home page, where most shops have none: its code loads when it comes near. */
export function LaterBlock({ block }: { readonly block: PageBlock }) {
  const { messages } = useAppContext()
  return (
    <Container data-page-block>
      <LazyHydrate part={part} messages={messages} props={{ block }} />
    </Container>
  )
}
