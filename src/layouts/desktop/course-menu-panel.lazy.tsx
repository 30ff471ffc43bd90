import { Plural } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { MemberType } from '#contract/courses/courses.ts'
import { columnsOf } from '#entities/course/field-columns.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { forGroups, forIndividuals, memberTypeList } from '../frame/header.css.ts'
import { MemberTypeSwitch } from '../menu/member-type-switch.tsx'
import { type MenuCategory, useMenu } from '../menu/use-menu.ts'
import * as styles from './header.css.ts'

/** Content of the header's menu of courses. */
export function CourseMenuPanel() {
  const categories = useMenu()
  const courses = categories.flatMap((each) => [...each.courses.IDV, ...each.courses.GRP])
  return (
    <Container>
      <Cluster justify="between">
        <MemberTypeSwitch name="menu-member-type" />
        <AllLink total={new Set(courses.map(({ idx }) => idx)).size} />
      </Cluster>
      <Columns categories={categories} memberType="IDV" />
      <Columns categories={categories} memberType="GRP" />
    </Container>
  )
}

function AllLink({ total }: { total: number }) {
  return (
    <TextLink to="/contents">
      <Plural value={total} one="See the course" other="See all # courses" />
      <Icon name="arrow-right" />
    </TextLink>
  )
}

/** The columns of fewer fields leave room at the end of the line. */
const fewestColumns = 3

function Columns({ categories, memberType }: { categories: readonly MenuCategory[]; memberType: MemberType }) {
  const kind = memberType === 'IDV' ? forIndividuals : forGroups
  return (
    <div
      className={`${memberTypeList} ${styles.menuColumns} ${kind}`}
      style={assignInlineVars({ [styles.columns]: String(Math.max(fewestColumns, columnsOf(categories.length))) })}
    >
      {categories.map((category) => {
        const courses = category.courses[memberType]
        return (
          <section key={category.code} data-field={category.code}>
            <h3 className={styles.menuField}>
              <Link className={styles.plainLink} to="/contents" search={{ memberType, category: category.code }}>
                {category.name}
              </Link>
              <Text as="small" muted className={styles.menuCount}>
                {courses.length}
              </Text>
            </h3>
            <Meter
              className={styles.menuRule}
              length={courses.length}
              filled={courses.length}
              mostUnit="8px"
              height="low"
              hued
            />
            <ul>
              {courses.map((course) => (
                <li key={course.idx}>
                  <a className={styles.menuLink} href={course.href}>
                    {course.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
