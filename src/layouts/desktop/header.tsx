import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../../contract/addresses/paths.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { LazyHydrate, deferComponent } from '../../ui/hydration/lazy-hydrate.tsx'
import { useFrame } from '../frame/frame-data.ts'
import { GroupSiteList } from '../frame/group-site-list.tsx'
import { header, memberTypeSwitch } from '../frame/header.css.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Logo } from '../frame/logo.tsx'
import { SiteSearch } from '../frame/site-search.tsx'
import { signedIn, signedOut } from '../../ui/layout/session.css.ts'
import { useUserName } from '../../lib/session/use-user-name.ts'
import { SignOutButton } from '../frame/sign-out-button.tsx'
import { floating } from '../menu/group-sites.css.ts'
import * as styles from './header.css.ts'
import { Container } from '../../ui/layout/container.tsx'

const courseMenuPanel = deferComponent(
  '#course-menu',
  'shop-lazy',
  async () => (await import('./course-menu-panel.lazy.tsx')).CourseMenuPanel,
)

export function Header() {
  const { t } = useLingui()
  return (
    <header className={header}>
      <Container className={styles.utility}>
        <details className={styles.groupSites} name="menu">
          <summary>
            <Trans>Family sites</Trans>
            <Icon name="chevron-down" />
          </summary>
          <GroupSiteList className={`${floating} ${styles.groupSiteList}`} />
        </details>
        <a href={paths.downloads()}>
          <Trans>Downloads</Trans>
        </a>
        <a href={paths.customerService()}>
          <Trans>Customer support</Trans>
        </a>
        <a className={signedOut} href={paths.login()}>
          <Trans>Log in</Trans>
        </a>
        <a className={signedOut} href={paths.signUp()}>
          <Trans>Sign up</Trans>
        </a>
        <MemberName />
        <a className={signedIn} href={paths.myPage()}>
          <Trans>My page</Trans>
        </a>
        <SignOutButton className={signedIn} />
        <span className={styles.languages}>
          <LanguageSwitch />
        </span>
      </Container>
      <Container className={styles.mainRow}>
        <Logo />
        <nav className={styles.nav} aria-label={t`Main menu`}>
          <CourseMenu />
          <a href={paths.devices()}>
            <Trans>Training devices</Trans>
          </a>
          <a href={paths.events()}>
            <Trans>Events</Trans>
          </a>
        </nav>
        <SiteSearch className={styles.headerSearch} label={t`All of Practicum`} />
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
