import { Trans } from '@lingui/react/macro'
import { createElement, type ReactNode } from 'react'
import * as styles from './text-view.css.ts'

interface ArticleTitleProps {
  /** 3 below a chapter's heading, 2 without chapters. */
  readonly level: 2 | 3
  readonly number: number
  readonly title: string
  /** Content after the heading. */
  readonly children: ReactNode
}

/** Number and title of an article. */
export function ArticleTitle({ level, number, title, children }: ArticleTitleProps) {
  return (
    <div className={styles.articleTitle}>
      {createElement(
        `h${level}`,
        null,
        <Trans>
          Article {number}. {title}
        </Trans>,
      )}
      {children}
    </div>
  )
}
