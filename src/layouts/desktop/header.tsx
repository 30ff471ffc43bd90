import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MemberType } from '../../../contract/courses.ts'
import { paths } from '../../../contract/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Meter } from '../../ui/meter.tsx'
import { MemberTypeSwitch } from '../parts/member-type-switch.tsx'
import { useMenu, type MenuCategory } from '../parts/frame-data.ts'
import { GroupSiteList } from '../parts/group-site-list.tsx'
import { audienceList, audienceSwitch, forGroups, forIndividuals, header } from '../parts/header.css.ts'
import { LanguageSwitch } from '../parts/language-switch.tsx'
import { Logo } from '../parts/logo.tsx'
import { SiteSearch } from '../parts/site-search.tsx'
import { signedIn, signedOut } from '../../ui/session.css.ts'
import { SignOutButton } from '../parts/sign-out-button.tsx'
import * as styles from './header.css.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Cluster } from '../../ui/cluster.tsx'

export function Header() {
  const { t } = useLingui()
  return (
    <header className={header}>
      <Container className={styles.utility}>
        <details className={styles.groupSites} name="menu">
          <summary>
            <Trans>Group sites</Trans>
            <Icon name="chevron-down" />
          </summary>
          <GroupSiteList />
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
        <SiteSearch className={styles.headerSearch} label={t`Whole shop`} />
      </Container>
    </header>
  )
}

/** All courses by field, for individuals or for companies. */
function CourseMenu() {
  const categories = useMenu()
  return (
    <details name="menu">
      <summary>
        <Trans>Contents</Trans>
        <Icon name="chevron-down" />
      </summary>
      <div className={`${styles.menuPanel} ${audienceSwitch}`}>
        <Container>
          <Cluster justify="between">
            <MemberTypeSwitch name="menu-member-type" />
            <AllLink
              total={
                new Set(categories.flatMap((c) => [...c.courses.IDV, ...c.courses.GRP].map((each) => each.idx))).size
              }
            />
          </Cluster>
          <Columns categories={categories} memberType="IDV" />
          <Columns categories={categories} memberType="GRP" />
        </Container>
      </div>
    </details>
  )
}

function AllLink({ total }: { total: number }) {
  return (
    <TextLink href={paths.courses()}>
      <Plural value={total} one="See the course" other="See all # courses" />
      <Icon name="arrow-right" />
    </TextLink>
  )
}

function Columns({ categories, memberType }: { categories: readonly MenuCategory[]; memberType: MemberType }) {
  const kind = memberType === 'IDV' ? forIndividuals : forGroups
  return (
    <div className={`${audienceList} ${styles.menuColumns} ${kind}`}>
      {categories.map((category) => {
        const courses = category.courses[memberType]
        return (
          <section key={category.code} data-field={category.code}>
            <h3>
              <a href={paths.courses({ memberType, category: category.code })}>{category.name}</a>
              <small>{courses.length}</small>
            </h3>
            <Meter
              className={styles.menuRule}
              length={courses.length}
              filled={courses.length}
              unit="8px"
              height="low"
              hued
            />
            <ul>
              {courses.map((course) => (
                <li key={course.idx}>
                  <a href={course.href}>{course.title}</a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
