import { Icon } from '../../ui/icon.tsx'
import { useFrame } from './frame-data.ts'
import { groupSites } from './group-sites.ts'

/** Links to the sites of the group, each in a new tab. */
export function GroupSiteList({ className }: { className?: string }) {
  const { locale } = useFrame()
  return (
    <ul className={className}>
      {groupSites.map((site) => (
        <li key={site.url}>
          <a href={site.url} target="_blank" rel="noopener">
            {site.name[locale]}
            <Icon name="arrow-up-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
