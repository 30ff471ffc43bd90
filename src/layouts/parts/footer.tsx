import { Later, latePart } from '../../ui/later.tsx'
import { useFrame } from './frame-data.ts'
import * as styles from './footer.css.ts'

const footerContent = latePart(
  'body > footer',
  'late-frame',
  async () => (await import('./footer-content.tsx')).FooterContent,
)

/** The end of every page of the shop. */
export function Footer() {
  const { words } = useFrame()
  return (
    <footer className={styles.footer}>
      <Later part={footerContent} words={words} props={{}} />
    </footer>
  )
}
