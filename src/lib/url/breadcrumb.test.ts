import { expect, test } from 'vitest'
import { breadcrumbBlock } from './breadcrumb.ts'

test('numbers the places of the breadcrumb from one', () => {
  expect(
    breadcrumbBlock(
      [
        { name: 'Home', path: '/' },
        { name: 'Courses', path: '/contents' },
      ],
      'https://shop.example',
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Courses', item: 'https://shop.example/contents' },
    ],
  })
})
