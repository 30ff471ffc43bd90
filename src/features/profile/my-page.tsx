import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { container } from '../../theme/layout.css.ts'
import * as styles from './profile.css.ts'

type MyPagePath = '/mypage' | '/mypage/history' | '/mypage/edit' | '/mypage/change-password' | '/delete-account'

const pages: readonly (readonly [path: MyPagePath, name: ReactNode])[] = [
  ['/mypage', <Trans key="profile">My profile</Trans>],
  ['/mypage/history', <Trans key="history">Purchase history</Trans>],
  ['/mypage/edit', <Trans key="edit">Edit my details</Trans>],
  ['/mypage/change-password', <Trans key="password">Change the password</Trans>],
  ['/delete-account', <Trans key="delete">Delete the account</Trans>],
]

/** What is a member's own: the ways between its pages, and one of them. */
export function MyPage({ current, children }: { current: MyPagePath; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={`${container} ${styles.page}`}>
      <nav className={styles.sections} aria-label={t`My page`}>
        {pages.map(([path, name]) => (
          <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  )
}
