import { Trans, useLingui } from '@lingui/react/macro'
import { BasketCount } from '#entities/basket/basket-count.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useUserName } from '#lib/session/use-user-name.ts'
import { Link } from '#ui/controls/link.tsx'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { Container } from '#ui/layout/container.tsx'
import { signedIn, signedOut } from '#ui/layout/session.css.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useFrame } from '../frame/frame-data.ts'
import { GroupSiteList } from '../frame/group-site-list.tsx'
import { header, memberTypeSwitch } from '../frame/header.css.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Logo } from '../frame/logo.tsx'
import { SignOutButton } from '../frame/sign-out-button.tsx'
import { SiteSearch } from '../frame/site-search.tsx'
import { floating } from '../menu/group-sites.css.ts'
import * as styles from './header.css.ts'

const courseMenuPanel = deferComponent(
  '#course-menu',
  'shop-lazy',
  async () => (await import('./course-menu-panel.lazy.tsx')).CourseMenuPanel,
)

export function Header() {
  const { t } = useLingui()
  const { name: shop, family_sites: sites } = useCompany()
  return (
    <header className={header}>
      <Container className={styles.utility}>
        {sites.length > 0 && (
          <details className={styles.groupSites} name="menu">
            <summary>
              <Trans>Family sites</Trans>
              <Icon name="chevron-down" />
            </summary>
            <GroupSiteList className={`${floating} ${styles.groupSiteList}`} />
          </details>
        )}
        <Link to="/downloads">
          <Trans>Downloads</Trans>
        </Link>
        <Link to="/cs">
          <Trans>Customer support</Trans>
        </Link>
        <Link className={styles.saved} to="/contents/saved">
          <Trans>Saved courses</Trans>
        </Link>
        <Link to="/basket">
          <Trans>Basket</Trans> <BasketCount />
        </Link>
        <Link className={signedOut} to="/login">
          <Trans>Log in</Trans>
        </Link>
        <Link className={signedOut} to="/regist">
          <Trans>Sign up</Trans>
        </Link>
        <MemberName />
        <Link className={signedIn} to="/mypage">
          <Trans>My page</Trans>
        </Link>
        <SignOutButton className={signedIn} />
        <span className={styles.languages}>
          <LanguageSwitch />
        </span>
      </Container>
      <Container className={styles.mainRow}>
        <Logo />
        <nav className={styles.nav} aria-label={t`Main menu`}>
          <CourseMenu />
          <Link to="/device">
            <Trans>Training devices</Trans>
          </Link>
          <Link to="/cs/event">
            <Trans>Events</Trans>
          </Link>
        </nav>
        <SiteSearch className={styles.headerSearch} label={t`All of ${shop}`} />
      </Container>
    </header>
  )
}

/** Name of the member who is logged in. */
function MemberName() {
  const name = useUserName()
  return name === '' ? null : <b className={styles.memberName}>{name}</b>
}

/** All courses by field, for individuals or for companies. Opens without the script. */
function CourseMenu() {
  const { messages } = useFrame()
  return (
    <details name="menu">
      <summary>
        <Trans>Courses</Trans>
        <Icon name="chevron-down" />
      </summary>
      <div className={`${styles.menuPanel} ${memberTypeSwitch}`} id="course-menu">
        <LazyHydrate part={courseMenuPanel} messages={messages} props={{}} />
      </div>
    </details>
  )
}
