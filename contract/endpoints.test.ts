import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('no two calls share a name', () => {
  expect(repeated(endpoints.map((endpoint) => endpoint.name))).toEqual([])
})

test('no two calls share method and path, whatever their parameters are called', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(repeated(addresses)).toEqual([])
})

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s declares exactly the parameters of its path',
  (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(inPath).toEqual(Object.keys(endpoint.params?.entries ?? {}))
  },
)

test.each(endpoints.filter((endpoint) => endpoint.paged).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes the page that it answers',
  (_, endpoint) => {
    expect(Object.keys(endpoint.query?.entries ?? {})).toEqual(expect.arrayContaining(['page_index', 'page_size']))
  },
)

test('a call that takes a page answers one', () => {
  const taking = endpoints.filter(({ query }) => query && 'page_index' in query.entries)
  expect(taking.filter(({ paged }) => !paged).map(({ name }) => name)).toEqual([])
})

test('the calls that answer a file are those whose content is a blob', () => {
  const namesOf = (some: typeof endpoints) => some.map(({ name }) => name).sort()
  const files = namesOf(endpoints.filter(({ fileTypes }) => fileTypes))
  expect(files).toEqual(namesOf(endpoints.filter(({ content }) => content.type === 'blob')))
  expect(files).toContain('download-attachment')
})
