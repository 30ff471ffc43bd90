import { Plural } from '@lingui/react/macro'
import { paths } from '../../../contract/addresses/paths.ts'
import { Meter } from '../../ui/pictures/meter.tsx'
import * as styles from './field-links.css.ts'
import type { Categories } from './search-screen.tsx'
import { CategoryLabel } from '../../ui/content/category-label.tsx'

/** Links to the categories that have courses, each with a meter of one tick per course. */
export function FieldLinks({ categories }: { categories: Categories }) {
  return (
    <ul className={styles.fields}>
      {categories
        .filter((category) => category.count.ALL > 0)
        .map(({ code, name, count }) => (
          <li key={code} data-field={code}>
            <a href={paths.courses({ category: code })}>
              <CategoryLabel>{name}</CategoryLabel>
              <Meter length={count.ALL} filled={count.ALL} unit="10px" height="low" hued />
              <small>
                <Plural value={count.ALL} one="# course" other="# courses" />
              </small>
            </a>
          </li>
        ))}
    </ul>
  )
}
