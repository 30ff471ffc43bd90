import { Mark } from '../../ui/content/mark.tsx'
import { logo } from './logo.css.ts'

/** The mark and the shop's name. */
export function Logo() {
  return (
    <a className={logo} href="/">
      <Mark />
      Practicum
    </a>
  )
}
