import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CourseHighlights } from '../../../contract/courses.ts'
export function Home({ data }: { data: CourseHighlights }) {
  return <div><h1><Trans>Learn by doing it</Trans></h1>{data.new.map((c) => <p key={c.idx}><Link to="/">{c.title}</Link></p>)}</div>
}
