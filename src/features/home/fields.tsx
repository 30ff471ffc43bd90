import { Plural } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { courseCategories } from '#contract/courses/course-calls.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { columnsOf } from '#entities/course/field-columns.ts'
import { classNames } from '#ui/class-names.ts'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './fields.css.ts'
import { HomeSection } from './home-section.tsx'

type Category = ContentOf<typeof courseCategories>[number]

export interface FieldCount extends Pick<Category, 'code' | 'name' | 'thumbnail' | 'focus' | 'icon'> {
  /** Number of open courses. */
  readonly count: number
}

/** Fewer tiles have their name beside the picture: above it they would be as wide as half of the page. */
const fewestUpright = 4

/** The categories, each with a meter of its number of courses. */
export function Fields({
  block,
  fields,
}: {
  readonly block: BlockOf<'fields'>
  readonly fields: readonly FieldCount[]
}) {
  return (
    <HomeSection block={block}>
      <div
        className={classNames(styles.tiles, fields.length < fewestUpright && styles.lying)}
        style={assignInlineVars({ [styles.columns]: String(columnsOf(fields.length)) })}
      >
        {fields.map((field) => (
          <Link
            key={field.code}
            className={styles.tile}
            data-field={field.code}
            to="/contents"
            search={{ category: field.code }}
          >
            <Picture
              className={styles.picture}
              style={assignInlineVars({ [styles.focus]: `${field.focus}%` })}
              src={field.thumbnail}
              width={800}
              height={600}
              alt=""
              loading="lazy"
            />
            <p className={styles.caption}>
              <span className={styles.name}>{field.name}</span>
              <Text as="small" numeric muted className={styles.count}>
                <Plural value={field.count} one="# course" other="# courses" />
              </Text>
            </p>
            <Meter className={styles.meter} length={Math.max(1, field.count)} filled={field.count} hued />
          </Link>
        ))}
      </div>
    </HomeSection>
  )
}
