import { useCompany } from '#lib/company/use-company.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { link } from './group-sites.css.ts'

/** Links to the sites of the group, each in a new tab: the items of a list. */
export function GroupSiteLinks() {
  return useCompany().family_sites.map((site) => (
    <li key={site.url}>
      <a className={link} href={site.url} target="_blank" rel="noopener">
        <span>{site.name}</span>
        <Icon name="arrow-up-right" />
      </a>
    </li>
  ))
}
