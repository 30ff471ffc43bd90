import { Later, latePart } from '../../ui/later.tsx'
import * as styles from './footer.css.ts'

const footerContent = latePart<object>(
  'body > footer',
  async () => (await import('./footer-content.tsx')).FooterContent,
)

/** The end of every page of the shop. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Later part={footerContent} props={{}} />
    </footer>
  )
}
