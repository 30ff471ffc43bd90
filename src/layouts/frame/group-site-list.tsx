import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { useFrame } from './frame-data.ts'

const groupSiteLinks = deferComponent(
  '#group-sites',
  'shop-lazy',
  async () => (await import('../menu/group-site-links.lazy.tsx')).GroupSiteLinks,
)

/** Sites of the group, in a menu of the header. */
export function GroupSiteList({ className }: { className?: string }) {
  const { messages } = useFrame()
  return (
    <ul className={className} id="group-sites">
      <LazyHydrate part={groupSiteLinks} messages={messages} props={{}} />
    </ul>
  )
}
