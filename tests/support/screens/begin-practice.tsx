import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Practice } from '#contract/courses/practice.ts'
import type { Locale } from '#contract/values/locale.ts'
import { PracticeInvitation } from '#features/practice/invitation/practice-invitation.tsx'
import { renderScreen } from './render-screen.tsx'

interface BeginOptions {
  readonly placed?: 'over' | 'below'
  readonly locale?: Locale
}

/** Shows the invitation to a practice, begins it, and waits until it has started and has the focus. */
export async function beginPractice(
  practice: Practice,
  course: { readonly idx: number; readonly title: string; readonly individual: boolean },
  { placed = 'below', locale = 'en' }: BeginOptions = {},
) {
  await renderScreen(
    <PracticeInvitation title={practice.title} readPractice={async () => practice} course={course} placed={placed} />,
    { locale, catalogues: ['course'] },
  )
  // Hidden by its style until the page's script has marked the document.
  fireEvent.click(screen.getByRole('button', { hidden: true, name: new RegExp(practice.title) }))
  const group = await screen.findByRole('group', { name: locale === 'en' ? 'Practice' : '실습' })
  await waitFor(() => {
    if (document.activeElement !== group) throw new Error('the practice has no focus yet')
  })
  return within(group)
}
