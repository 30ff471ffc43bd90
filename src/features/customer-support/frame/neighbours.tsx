import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './neighbours.css.ts'

interface Neighbour {
  readonly link: LinkOptions
  readonly title: string
  /** Day or period. */
  readonly date: string
}

interface NeighboursProps {
  readonly label: string
  readonly next: { readonly name: ReactNode; readonly none: ReactNode; readonly post: Neighbour | undefined }
  readonly previous: { readonly name: ReactNode; readonly none: ReactNode; readonly post: Neighbour | undefined }
}

/** Links to the next and the previous post, with a message at either end (specification, section 8). */
export function Neighbours({ label, next, previous }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      <NeighbourLine icon="chevron-up" {...next} />
      <NeighbourLine icon="chevron-down" {...previous} />
    </nav>
  )
}

function NeighbourLine({ icon, name, none, post }: NeighboursProps['next'] & { icon: 'chevron-up' | 'chevron-down' }) {
  return (
    <p className={styles.neighbour}>
      <span className={styles.name}>
        <Icon name={icon} /> <span>{name}</span>
      </span>
      {post ? (
        <Link className={styles.link} {...post.link}>
          {post.title}
        </Link>
      ) : (
        <Text muted>{none}</Text>
      )}
      {post && (
        <Text size="small" muted numeric>
          {post.date}
        </Text>
      )}
    </p>
  )
}
