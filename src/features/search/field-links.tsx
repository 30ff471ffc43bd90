import { Plural } from '@lingui/react/macro'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './field-links.css.ts'
import type { Categories } from './search-screen.tsx'

/** Links to the categories that have courses, each with a meter of one tick per course. */
export function FieldLinks({ categories }: { categories: Categories }) {
  return (
    <ul className={styles.fields}>
      {categories
        .filter((category) => category.count.ALL > 0)
        .map(({ code, name, count }) => (
          <li key={code} data-field={code}>
            <Link className={styles.link} to="/contents" search={{ category: code }}>
              <CategoryLabel className={styles.name}>{name}</CategoryLabel>
              <Meter className={styles.meter} length={count.ALL} filled={count.ALL} mostUnit="10px" height="low" hued />
              <Text as="small" numeric muted>
                <Plural value={count.ALL} one="# course" other="# courses" />
              </Text>
            </Link>
          </li>
        ))}
    </ul>
  )
}
