import { LazyHydrate, deferComponent } from '../../ui/lazy-hydrate.tsx'
import { useFrame } from './frame-data.ts'
import * as styles from './footer.css.ts'

const footerContent = deferComponent(
  'body > footer',
  'late-frame',
  async () => (await import('./footer-content.tsx')).FooterContent,
)

/** The end of every page of the shop. */
export function Footer() {
  const { words } = useFrame()
  return (
    <footer className={styles.footer}>
      <LazyHydrate part={footerContent} words={words} props={{}} />
    </footer>
  )
}
