import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { SupportHours } from '#entities/company/support-hours.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { GroupSiteLinks } from '../menu/group-site-links.lazy.tsx'
import { floating } from '../menu/group-sites.css.ts'
import * as styles from './footer.css.ts'
import { useFrame } from './frame-data.ts'

/** Company data, links to the sites of the group, and the link to the other layout. */
export function FooterContent() {
  const { t } = useLingui()
  const { layout, year } = useFrame()
  const company = useCompany()
  return (
    <Container>
      <div className={styles.footerTop}>
        {company.pages.slice(0, 1).map(({ name, title }) => (
          <Link key={name} className={styles.link} to="/company/$page" params={{ page: name }}>
            {title}
          </Link>
        ))}
        <Link className={styles.link} to="/agreement">
          <Trans>Terms of use</Trans>
        </Link>
        <Link className={styles.link} to="/privacy-policy">
          <b>
            <Trans>Privacy policy</Trans>
          </b>
        </Link>
        <a className={styles.link} href={company.registration_page} target="_blank" rel="noopener">
          <Trans>Check business registration</Trans>
        </a>
        {company.channels.map(({ name, url }) => (
          <a key={url} className={styles.link} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
        {company.family_sites.length > 0 && (
          <details className={styles.family}>
            <summary className={styles.familySummary}>
              <Trans>Family sites</Trans>
              <Icon name="chevron-up" />
            </summary>
            <ul className={`${floating} ${styles.familyList}`}>
              <GroupSiteLinks />
            </ul>
          </details>
        )}
      </div>
      <div className={styles.footerBottom}>
        <div>
          <dl className={styles.details}>
            <DefinitionItem name={t`Trade name`}>{company.legal_name}</DefinitionItem>
            <DefinitionItem name={t`Representative`}>{company.representative}</DefinitionItem>
            <DefinitionItem name={t`Business registration no.`}>{company.registration_number}</DefinitionItem>
            {company.mail_order_number !== undefined && (
              <DefinitionItem name={t`Mail-order sales no.`}>{company.mail_order_number}</DefinitionItem>
            )}
            <DefinitionItem name={t`Address`}>{company.address}</DefinitionItem>
            <DefinitionItem name={t`Email`}>{company.email}</DefinitionItem>
            <DefinitionItem name={t`Privacy officer`}>{company.privacy_officer}</DefinitionItem>
            <DefinitionItem name={t`Hosting`}>{company.hosting}</DefinitionItem>
          </dl>
          <Cluster as="p" gap={4} rowGap={0} marginTop={4}>
            <span>{`© ${year} ${company.legal_name}`}</span>
            <LayoutLink layout={layout} />
          </Cluster>
        </div>
        <p className={styles.footerPhone}>
          <Trans>Customer support</Trans>
          <b className={styles.phoneNumber}>
            <a href={`tel:${company.phone}`}>{company.phone}</a>
          </b>
          <SupportHours />
        </p>
      </div>
    </Container>
  )
}

/** Link to the other layout. The server remembers the choice for the host. */
function LayoutLink({ layout }: { layout: 'desktop' | 'mobile' }) {
  const { pathname, searchStr } = useLocation()
  const other = layout === 'desktop' ? 'mobile' : 'desktop'
  const search = new URLSearchParams(searchStr)
  search.set('layout', other)
  const href = `${pathname}?${search}`
  return (
    <a
      // The visitor may have left the page before this component hydrates.
      ref={(anchor) => anchor?.setAttribute('href', href)}
      className={styles.layoutLink}
      href={href}
      rel="nofollow"
      suppressHydrationWarning
    >
      {other === 'mobile' ? <Trans>View mobile site</Trans> : <Trans>View desktop site</Trans>}
    </a>
  )
}
