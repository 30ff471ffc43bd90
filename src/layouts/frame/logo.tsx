import { useCompany } from '#lib/company/use-company.ts'
import { Mark } from '#ui/content/mark.tsx'
import { Link } from '#ui/controls/link.tsx'
import { logo } from './logo.css.ts'

/** The shop's logo, which leads to the home page. */
export function Logo() {
  return (
    <Link className={logo} to="/">
      <Mark name={useCompany().name} />
    </Link>
  )
}
