import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../../contract/addresses/paths.ts'
import * as styles from './profile.css.ts'
import { areaNavigation } from '../../ui/content/area-heading.css.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout/container.tsx'

type MyPageName =
  | 'myPage'
  | 'myCourses'
  | 'savedCourses'
  | 'purchases'
  | 'myInquiries'
  | 'editProfile'
  | 'changePassword'
  | 'deleteAccount'

const pages: readonly (readonly [page: MyPageName, name: ReactNode])[] = [
  ['myPage', <Trans key="profile">My profile</Trans>],
  ['myCourses', <Trans key="courses">My courses</Trans>],
  ['savedCourses', <Trans key="saved">Saved courses</Trans>],
  ['purchases', <Trans key="history">Purchase history</Trans>],
  ['myInquiries', <Trans key="inquiries">My inquiries</Trans>],
  ['editProfile', <Trans key="edit">Edit profile</Trans>],
  ['changePassword', <Trans key="password">Change password</Trans>],
  ['deleteAccount', <Trans key="delete">Close account</Trans>],
]

/** Layout of the member's pages, with links between them. */
export function MyPage({ current, children }: { current: MyPageName; children: ReactNode }) {
  const { t } = useLingui()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector(`[href="${paths[current]()}"]`)
    if (!nav.current || !link) return
    // A narrow screen shows some of the links, in a row.
    const [row, shown] = [nav.current.getBoundingClientRect(), link.getBoundingClientRect()]
    nav.current.scrollLeft += shown.left - row.left - (row.width - shown.width) / 2
  }, [current])
  return (
    <Container className={styles.page}>
      <nav ref={nav} className={classNames(areaNavigation, styles.sections)} aria-label={t`My page`}>
        {pages.map(([page, name]) => (
          <a
            key={page}
            className={styles.sectionLink}
            href={paths[page]()}
            aria-current={page === current ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </Container>
  )
}
