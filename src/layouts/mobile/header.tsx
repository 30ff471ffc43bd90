import { Trans, useLingui } from '@lingui/react/macro'
import { BasketCount } from '#entities/basket/basket-count.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { useUserName } from '#lib/session/use-user-name.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { button } from '#ui/controls/button.css.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { IconButton, IconButtonLink } from '#ui/controls/icon-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { deferComponent, LazyHydrate } from '#ui/hydration/lazy-hydrate.tsx'
import { signedIn, signedOut } from '#ui/layout/session.css.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { useFrame } from '../frame/frame-data.ts'
import { GroupSiteList } from '../frame/group-site-list.tsx'
import { header, memberTypeSwitch } from '../frame/header.css.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { Logo } from '../frame/logo.tsx'
import { SignOutButton } from '../frame/sign-out-button.tsx'
import * as styles from './header.css.ts'

const courseMenu = deferComponent(
  '#side-menu',
  'shop-lazy',
  async () => (await import('./course-menu.lazy.tsx')).CourseMenu,
)

export function Header() {
  const { t } = useLingui()
  return (
    <header className={header}>
      <div className={styles.bar}>
        <Logo />
        <button className={styles.chatbot} type="button" popoverTarget="chatbot">
          <Icon name="message-circle" size={20} />
          <span className={styles.chatbotWord}>
            <Trans>Chatbot</Trans>
          </span>
        </button>
        <IconButtonLink to="/search" label={t`Search`}>
          <Icon name="search" size={24} />
        </IconButtonLink>
        <Link className={styles.basket} to="/basket">
          <Icon name="shopping-bag" size={24} />
          <VisuallyHidden>{t`Basket`}</VisuallyHidden>
          <BasketCount atIcon />
        </Link>
        <IconButton command="show-modal" commandfor="side-menu" label={t`Menu`}>
          <Icon name="menu" size={24} />
        </IconButton>
      </div>
      <SideMenu />
    </header>
  )
}

/** Menu with all pages. Opens without the script. */
function SideMenu() {
  const { t } = useLingui()
  const { messages } = useFrame()
  const { family_sites: sites } = useCompany()
  return (
    <dialog className={styles.sheet} id="side-menu" aria-label={t`Menu`}>
      <div className={`${styles.bar} ${styles.sheetHead}`}>
        <Logo />
        <IconButton command="close" commandfor="side-menu" label={t`Close the menu`}>
          <Icon name="x" size={24} />
        </IconButton>
      </div>
      <nav className={styles.body} aria-label={t`All pages`}>
        <Account />
        <details className={memberTypeSwitch} open>
          <summary>
            <Trans>Courses</Trans>
            <Icon name="chevron-down" size={20} />
          </summary>
          <LazyHydrate part={courseMenu} messages={messages} props={{}} />
        </details>
        <Link to="/contents/saved">
          <Trans>Saved courses</Trans>
        </Link>
        <Link to="/cs/event">
          <Trans>Events</Trans>
        </Link>
        <Link to="/downloads">
          <Trans>Downloads</Trans>
        </Link>
        <Link to="/device">
          <Trans>Training devices</Trans>
        </Link>
        <Link to="/cs">
          <Trans>Customer support</Trans>
        </Link>
        {sites.length > 0 && (
          <details>
            <summary>
              <Trans>Family sites</Trans>
              <Icon name="chevron-down" size={20} />
            </summary>
            <GroupSiteList />
          </details>
        )}
        <p className={styles.language}>
          <SegmentedControl as="span">
            <LanguageSwitch />
          </SegmentedControl>
        </p>
      </nav>
    </dialog>
  )
}

/** Links to log in and sign up for visitors; name, profile and log-out for members. */
function Account() {
  const name = useUserName()
  return (
    <>
      <div className={`${styles.account} ${signedOut}`}>
        <p>
          <b>
            <Trans>Log in to pick up where you left off</Trans>
          </b>
        </p>
        <div className={styles.accountActions}>
          <ButtonLink variant="strong" to="/login">
            <Trans>Log in</Trans>
          </ButtonLink>
          <ButtonLink to="/regist">
            <Trans>Sign up</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className={`${styles.account} ${signedIn}`}>
        <p>
          <b>{name}</b>
        </p>
        <div className={styles.accountActions}>
          <ButtonLink variant="strong" to="/mypage">
            <Trans>My page</Trans>
          </ButtonLink>
          <SignOutButton className={button()} />
        </div>
      </div>
    </>
  )
}
