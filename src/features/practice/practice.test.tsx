import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Practice } from '#contract/courses/practice.ts'
import { beginPractice } from '#tests/support/screens/begin-practice.tsx'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { PracticeInvitation } from './invitation/practice-invitation.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const course = { idx: 101, title: 'IV insertion', individual: true }
const words = {
  title: 'Hold the needle',
  adds: 'In the course you hold it.',
  lesson: { number: 4, title: 'The angle' },
}
const choice: Practice = {
  kind: 'question',
  ...words,
  picture: '/media/lessons/1/iv-4.svg',
  question: 'At what angle does it go in?',
  answers: [
    { text: '45 degrees', is_right: false },
    { text: '20 degrees', is_right: true },
  ],
  because: 'The vein is shallow.',
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('PracticeInvitation', () => {
  it('names what the visitor does', async () => {
    await renderScreen(
      <PracticeInvitation title={choice.title} readPractice={async () => choice} course={course} placed="below" />,
      {
        catalogues: ['course'],
      },
    )
    expect(screen.getByRole('button', { hidden: true }).textContent).toBe('Hold the needle in 30 seconds')
  })

  it('gives the focus to the practice, and comes back when it is closed', async () => {
    const practice = await beginPractice(choice, course)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Practice')
    press('20 degrees')
    press('See the result')
    fireEvent.click(practice.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { hidden: true }).textContent).toBe('Hold the needle in 30 seconds')
  })
})

describe('a practice that cannot be read', () => {
  it.each([
    ['fails', async () => Promise.reject(new Error('offline'))],
    ['finds none any more', async () => null],
  ])('says so and can be tried again when its call %s', async (_, answer) => {
    const readPractice = vi.fn<() => Promise<Practice | null>>(async () => choice).mockImplementationOnce(answer)
    await renderScreen(
      <PracticeInvitation title={choice.title} readPractice={readPractice} course={course} placed="below" />,
      { catalogues: ['course'] },
    )
    fireEvent.click(screen.getByRole('button', { hidden: true }))
    const again = await screen.findByRole('button', { hidden: true, name: 'It didn’t load. Try again' })
    fireEvent.click(again)
    expect(await screen.findByRole('group', { name: 'Practice' })).toBeDefined()
  })
})

describe('question', () => {
  it('says why the right answer is right, and what the course adds', async () => {
    const practice = await beginPractice(choice, course)
    expect(practice.getByRole('heading').textContent).toBe('At what angle does it go in?')
    expect(practice.getByRole('status').textContent).toBe('')
    press('20 degrees')
    expect(practice.getByRole('status').textContent).toBe('Right. The vein is shallow.')
    press('See the result')
    expect(document.activeElement?.textContent).toBe('1 of 1 right')
    expect(practice.getByText('In the course you hold it.')).toBeDefined()
    expect(practice.getByText('Lesson 4: The angle')).toBeDefined()
  })

  it('takes one answer, and keeps both in view', async () => {
    const practice = await beginPractice(choice, course)
    press('45 degrees')
    expect(practice.getByRole('status').textContent).toBe('Not yet. The vein is shallow.')
    expect(practice.queryByRole('button', { name: '20 degrees' })).toBeNull()
    expect(practice.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['45 degrees', '20 degrees'])
    press('See the result')
    expect(document.activeElement?.textContent).toBe('0 of 1 right')
    press('Practise again')
    expect(practice.getByRole('button', { name: '20 degrees' })).toBeDefined()
  })

  it('speaks Korean', async () => {
    await beginPractice(choice, course, { locale: 'ko' })
    press('20 degrees')
    press('결과 보기')
    expect(document.activeElement?.textContent).toBe('1개 가운데 1개를 맞혔어요')
    expect(screen.getByText('4강: The angle')).toBeDefined()
  })
})

describe('result', () => {
  it('leads to the course from another page, and to nowhere on its own', async () => {
    const over = await beginPractice(choice, course, { placed: 'over' })
    press('20 degrees')
    press('See the result')
    expect(over.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe(
      '/contents/detail?id=101&memberType=IDV',
    )
    cleanup()
    const below = await beginPractice(choice, course)
    press('20 degrees')
    press('See the result')
    expect(below.queryByRole('link')).toBeNull()
  })

  it('copies an honest sentence with the address of the course, which names no result', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await beginPractice(choice, course)
    press('45 degrees')
    press('See the result')
    press('Copy result and link')
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `0 of 1 right: Hold the needle\n${location.origin}/contents/detail?id=101&memberType=IDV&lang=en`,
    )
  })
})
