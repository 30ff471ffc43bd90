import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Heading } from '../content/heading.tsx'
import { type MarginVariants, margins } from '../spacing.css.ts'
import * as styles from './invitation.css.ts'
import { Placeholder } from './placeholder.tsx'

interface InvitationProps extends Pick<MarginVariants, 'marginTop'> {
  readonly title: ReactNode
  readonly level?: 2 | 3
  /** The link or button at the end. */
  readonly action: ReactNode
  /** A sentence. */
  readonly children: ReactNode
}

/** A dashed frame at the end of a list, which asks for what the list lacks. */
export function Invitation({ title, level = 2, action, marginTop, children }: InvitationProps) {
  return (
    <Placeholder as="section" className={classNames(styles.invitation, margins({ marginTop }))}>
      <div className={styles.words}>
        <Heading as={level === 2 ? 'h2' : 'h3'} size={22} className={styles.title}>
          {title}
        </Heading>
        <p>{children}</p>
      </div>
      {action}
    </Placeholder>
  )
}
