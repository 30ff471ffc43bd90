import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CourseNotice } from '#contract/courses/course-notice.ts'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'

const notice: CourseNotice = {
  idx: 1,
  number: 1,
  category: 'notice',
  title: 'Two new lessons',
  text: 'Open <strong>today</strong> &amp; tomorrow:\n<a href="https://x.example/" rel="noopener">what is new</a>',
  author: 'Practicum team',
  view: 3,
  top: false,
  created_at: '2026-11-20',
  attachments: [],
}

async function textOf(notices: readonly CourseNotice[]) {
  await renderCoursePage(sampleCourse(), 'desktop', { notices })
  const [title] = await screen.findAllByText('Two new lessons')
  const text = title?.closest('details')?.querySelector('p')
  if (!text) throw new Error('a notice has a text')
  return text
}

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['signedIn']
})

describe('the notices of a course', () => {
  it('render bold text, line breaks, and links that announce that they open a new tab', async () => {
    const text = await textOf([notice])
    expect(text.querySelector('strong')?.textContent).toBe('today')
    expect(text.querySelectorAll('br')).toHaveLength(1)
    const link = within(text).getByRole('link', { name: 'what is new (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('https://x.example/')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(text.textContent).toContain('Open today & tomorrow:')
  })

  it('mark attachments in the title, send visitors to the login and back, and let members download', async () => {
    const attachments = [{ id: 'a'.repeat(32), name: '점검표.pdf', size: 182_272 }]
    const text = await textOf([{ ...notice, attachments }])
    const details = text.closest('details')
    if (!details) throw new Error('a notice unfolds')
    expect(details.querySelector('summary')?.textContent).toContain('Has attachments')
    const [list] = within(details).getAllByRole('list', { name: 'Attachments' })
    if (!list) throw new Error('attachments are listed')
    const login = within(list).getByRole('link', { name: '점검표.pdf 178 KB Log in to download' })
    const file = encodeURIComponent(`#download-${'a'.repeat(32)}`)
    expect(login.getAttribute('href')).toBe(`/login?next=%2Fcontents%2Fdetail%3Fid%3D101${file}`)
    document.documentElement.dataset['signedIn'] = ''
    expect(within(list).getByRole('button', { name: '점검표.pdf 178 KB Download' })).toBeTruthy()
  })

  it('render all other markup as text', async () => {
    const text = await textOf([{ ...notice, text: '<img src=x onerror=alert(1)><a href="javascript:x()">here</a>' }])
    expect(text.textContent).toBe('<img src=x onerror=alert(1)>here')
    expect(text.querySelectorAll(':not(span)')).toHaveLength(0)
  })
})
