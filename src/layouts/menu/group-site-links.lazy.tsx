import { useLocale } from '#lib/i18n/use-locale.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { link } from './group-sites.css.ts'
import { groupSites } from './group-sites.ts'

/** Links to the sites of the group, each in a new tab: the items of a list. */
export function GroupSiteLinks() {
  const locale = useLocale()
  return groupSites.map((site) => (
    <li key={site.url}>
      <a className={link} href={site.url} target="_blank" rel="noopener">
        <span>{site.name[locale]}</span>
        <Icon name="arrow-up-right" />
      </a>
    </li>
  ))
}
