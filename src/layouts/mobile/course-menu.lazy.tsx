import { Trans } from '@lingui/react/macro'
import type { MemberType } from '#contract/courses/courses.ts'
import { CategoryLabel } from '#ui/content/category-label.tsx'
import { Text } from '#ui/content/text.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { forGroups, forIndividuals, memberTypeList } from '../frame/header.css.ts'
import { MemberTypeSwitch } from '../menu/member-type-switch.tsx'
import { type MenuCategory, useMenu } from '../menu/use-menu.ts'
import * as styles from './header.css.ts'

/** All courses by field in the side menu, for individuals or for companies. */
export function CourseMenu() {
  const categories = useMenu()
  return (
    <>
      <MemberTypeSwitch name="side-menu-member-type" className={styles.memberTypeSwitch} />
      <Groups categories={categories} memberType="IDV" />
      <Groups categories={categories} memberType="GRP" />
    </>
  )
}

function Groups({ categories, memberType }: { categories: readonly MenuCategory[]; memberType: MemberType }) {
  const kind = memberType === 'IDV' ? forIndividuals : forGroups
  return (
    <div className={`${memberTypeList} ${kind}`}>
      {categories.map((category) => (
        <Group key={category.code} category={category} memberType={memberType} />
      ))}
    </div>
  )
}

function Group({ category, memberType }: { category: MenuCategory; memberType: MemberType }) {
  const courses = category.courses[memberType]
  const { name } = category
  return (
    <details name={`side-menu-${memberType}`} data-field={category.code}>
      <summary className={styles.groupSummary}>
        <CategoryLabel className={styles.groupName}>{name}</CategoryLabel>
        <Meter length={courses.length} filled={courses.length} mostUnit="10px" height="low" hued />
        <Text muted numeric>
          {courses.length}
        </Text>
      </summary>
      <ul className={styles.groupCourses}>
        {courses.map((course) => (
          <li key={course.idx}>
            <a className={styles.groupLink} href={course.href}>
              {course.title}
            </a>
          </li>
        ))}
        <li>
          <Link className={styles.groupLink} to="/contents" search={{ memberType, category: category.code }}>
            <Text as="b" strong>
              <Trans>All {name} courses</Trans>
            </Text>
          </Link>
        </li>
      </ul>
    </details>
  )
}
