import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/support/screens/render-screen.tsx'
import { CourseListScreen } from './list.tsx'

const page = { request_page: 3, request_size: 10, total_pages: 3, total_size: 21 }

it('keeps the other parameters of the address in the form without the script, but not the page', async () => {
  const search = { category: 'job', title: 'crane', sort: 'price', view: 'cards', page: 3 } as const
  await renderScreen(<CourseListScreen data={{ courses: [], page, categories: [] }} search={search} />, {
    catalogues: ['front'],
  })
  const form = screen.getByRole('searchbox').closest('form') ?? expect.fail('the field is outside of a form')
  expect([...new FormData(form)]).toEqual([
    ['category', 'job'],
    ['view', 'cards'],
    ['title', 'crane'],
    ['sort', 'price'],
  ])
})
