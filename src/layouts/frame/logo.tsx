import { useCompany } from '#lib/company/use-company.ts'
import { Mark } from '#ui/content/mark.tsx'
import { Link } from '#ui/controls/link.tsx'
import { logo } from './logo.css.ts'

/** The mark and the shop's name. */
export function Logo() {
  return (
    <Link className={logo} to="/">
      <Mark />
      <span>{useCompany().name}</span>
    </Link>
  )
}
