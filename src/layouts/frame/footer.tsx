import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import * as styles from './footer.css.ts'
import { useFrame } from './frame-data.ts'

const footerContent = deferComponent(
  'body > footer',
  'shop-lazy',
  async () => (await import('./footer-content.lazy.tsx')).FooterContent,
)

/** The end of every page of the shop. */
export function Footer() {
  const { messages } = useFrame()
  return (
    <footer className={styles.footer}>
      <LazyHydrate part={footerContent} messages={messages} props={{}} />
    </footer>
  )
}
