import { Trans, useLingui } from '@lingui/react/macro'
import { type LinkOptions, linkOptions } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { classNames } from '#ui/class-names.ts'
import { areaNavigation } from '#ui/content/area-heading.css.ts'
import { Link } from '#ui/controls/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import * as styles from './profile.css.ts'

type MyPageName =
  | 'myPage'
  | 'myCourses'
  | 'savedCourses'
  | 'purchases'
  | 'myInquiries'
  | 'editProfile'
  | 'changePassword'
  | 'deleteAccount'

const pages: readonly (readonly [page: MyPageName, to: LinkOptions, name: ReactNode])[] = [
  ['myPage', linkOptions({ to: '/mypage' }), <Trans key="profile">My profile</Trans>],
  ['myCourses', linkOptions({ to: '/mypage', hash: 'courses' }), <Trans key="courses">My courses</Trans>],
  ['savedCourses', linkOptions({ to: '/contents/saved' }), <Trans key="saved">Saved courses</Trans>],
  ['purchases', linkOptions({ to: '/mypage/history' }), <Trans key="history">Purchase history</Trans>],
  ['myInquiries', linkOptions({ to: '/mypage/inquiries' }), <Trans key="inquiries">My inquiries</Trans>],
  ['editProfile', linkOptions({ to: '/mypage/edit' }), <Trans key="edit">Edit profile</Trans>],
  ['changePassword', linkOptions({ to: '/mypage/change-password' }), <Trans key="password">Change password</Trans>],
  ['deleteAccount', linkOptions({ to: '/delete-account' }), <Trans key="delete">Close account</Trans>],
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
        {pages.map(([page, to, name]) => (
          // The link of the courses leads to a part of the profile page; only the address tells the two apart.
          <Link
            key={page}
            {...to}
            className={styles.sectionLink}
            activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
            aria-current={page === current && page !== 'myPage' ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div>{children}</div>
    </Container>
  )
}
