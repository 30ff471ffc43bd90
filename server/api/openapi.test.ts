import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { allCodes, flowOf } from '#contract/protocol/code-catalogue.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const anything = v.record(v.string(), v.unknown())
const json = v.object({ 'application/json': v.object({ schema: anything }) })
const parameterSchema = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean()),
  schema: anything,
})
const response = v.object({ content: json })
const fileResponse = v.object({
  content: v.record(
    v.string(),
    v.object({ schema: v.object({ type: v.literal('string'), format: v.literal('binary') }) }),
  ),
})
/** One success, whatever its status, and all errors. */
const responsesSchema = v.union([
  v.pipe(
    v.strictObject({ 200: v.union([response, fileResponse]), default: response }),
    v.transform(({ 200: success, default: other }) => ({ success, default: other })),
  ),
  v.pipe(
    v.strictObject({ 201: response, default: response }),
    v.transform(({ 201: success, default: other }) => ({ success, default: other })),
  ),
])
const documentSchema = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string(), description: v.string() }),
  tags: v.array(v.strictObject({ name: v.string(), description: v.pipe(v.string(), v.nonEmpty()) })),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/api/v1/')),
    v.record(
      v.picklist(['get', 'post', 'put', 'delete']),
      v.object({
        operationId: v.string(),
        tags: v.strictTuple([v.string()]),
        summary: v.pipe(v.string(), v.nonEmpty()),
        description: v.string(),
        parameters: v.array(parameterSchema),
        requestBody: v.optional(anything),
        responses: responsesSchema,
      }),
    ),
  ),
})

const shop = await sampleShop()
const document = v.parse(documentSchema, await (await shop.api.request('/openapi.json')).json())
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

test('is valid by the OpenAPI Initiative’s schema of version 3.1, and refers only to existing parts', async () => {
  const validator = new Validator()
  expect(await validator.validate(await (await shop.api.request('/openapi.json')).json())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('lists exactly the calls that are served', () => {
  const served = shop.api.routes
    .filter((route) => route.method !== 'ALL' && route.path !== '/openapi.json')
    // Addresses that browsers navigate to are not calls.
    .filter((route) => !route.path.startsWith('/v1/pay/webhook/'))
    .filter((route) => !route.path.startsWith('/v1/member/auth/login/social/'))
    // The student-ID app's server signs its calls; docs/student-id-app.md describes them.
    .filter((route) => !route.path.startsWith('/v1/member/auth/did/qr/:qr_id/'))
    .map(({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(served.toSorted())
})

test('names every call once', () => {
  expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
    endpoints.map((endpoint) => endpoint.name).toSorted(),
  )
})

test('declares every tag once, and none without a call', () => {
  const declared = document.tags.map(({ name }) => name)
  expect(new Set(declared).size).toBe(declared.length)
  expect(declared.toSorted()).toEqual([...new Set(operations.flatMap(({ tags }) => tags))].toSorted())
})

test('explains the codes of any call once', () => {
  const { description } = document.info
  expect(description).toContain(
    '- `PR10002400` (HTTP 400): A parameter or field is invalid; `content` names it.\n' +
      '- `PR10003403` (HTTP 403): The XSRF cookie and header are missing or differ.',
  )
})

test('describes a public call by access, limits and codes', () => {
  const list = operations.find(({ operationId }) => operationId === 'course-list')
  expect(list?.tags).toEqual(['courses'])
  expect(list?.description).toBe(
    [
      '**Access**: public.',
      '**Limits**: searches with `title`, together: 1200 in 60 seconds for each network.',
      '**Codes**\n\n- `200`: success\n- or one of the codes of any call',
    ].join('\n\n'),
  )
})

test('describes a call of a member that needs a fresh authentication', () => {
  const unlink = operations.find(({ operationId }) => operationId === 'unlink-social-account')
  expect(unlink?.tags).toEqual(['social-login'])
  expect(unlink?.description).toContain(
    '**Access**: members, with an access token and a fresh authentication: a login, password or identity verification of the last 300 seconds.',
  )
  expect(unlink?.description).toContain(
    '- `PR20006403` (HTTP 403): The change outlives the session: it requires a fresh authentication by password, identity or login.',
  )
})

test('describes a success with a code of its own', () => {
  const logout = operations.find(({ operationId }) => operationId === 'close-session')
  expect(logout?.description).toContain('**Codes**\n\n- `MB20100200` (HTTP 200): Logged out.\n')
})

test('describes the sizes of a body, and of a form with a file', () => {
  const described = (name: string) => operations.find(({ operationId }) => operationId === name)?.description
  expect(described('password-login')).toContain(
    '**Limits**: calls that write or are costly, together: 1200 in 60 seconds for each network; body: 65536 bytes.',
  )
  expect(described('send-inquiry')).toContain('text of the form: 65536 bytes; `image`: one file of 10485760 bytes.')
})

test.each([
  ['request-find-id-code', 'MB21003429', ['5 codes within 24 hours', '20 from its network', '1,000']],
  ['find-id', 'MB21105429', ['5 times']],
  ['send-password-link', 'MB22003429', ['5 links within 24 hours', '20 from its network', '1,000']],
  ['password-login', 'PR20001429', ['5 wrong passwords within 15 minutes']],
  ['send-email-verification', 'PR11001429', ['5 mails within 24 hours', '20 from its network', '1,000']],
  ['send-inquiry', 'PR40006429', ['5 inquiries within 24 hours', '20 from its network', '1,000']],
  ['request-data-export', 'PR50003429', ['3 requests', '24 hours']],
  ['create-order', 'PR30012400', ['5 unpaid orders with devices']],
  ['create-order', 'PR30013400', ['10 pieces of devices']],
])('tells the numbers of the limit of %s, %s', (name, code, numbers) => {
  const description = operations.find(({ operationId }) => operationId === name)?.description ?? ''
  const meaning = description.split('\n').find((line) => line.startsWith(`- \`${code}\``))
  for (const number of numbers) expect(meaning).toContain(number)
})

test('tells the numbers of the limits of all calls', () => {
  expect(document.info.description).toMatch(/`PR10005429`.*1,200 calls.*1,200 searches, within a minute.*2,000 checks/)
  expect(document.info.description).toMatch(/`PR10008429`.*15 minutes: 5 .*, 30 .*, 100 .*, 300 .*24 hours: 5 .*, 100 /)
})

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (name, operation) => {
  const endpoint = endpoints.find((each) => each.name === name)
  const namesIn = (place: string) => operation.parameters.filter((each) => each.in === place).map((each) => each.name)

  test('declares the parameters of its path and query', () => {
    expect(namesIn('path')).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter))
    expect(namesIn('query')).toEqual(Object.keys(endpoint?.query?.entries ?? {}))
    expect(operation.parameters.filter((each) => each.in === 'path').every((each) => each.required)).toBe(true)
  })

  test('declares the header against forgery when it writes', () => {
    const proof = name === 'count-visit' ? 'Origin' : 'X-XSRF-TOKEN'
    expect(namesIn('header')).toEqual(['Accept-Language', ...(operation.method === 'get' ? [] : [proof])])
  })

  test('has a declared tag, and tells its access and every code that it answers', () => {
    expect(document.tags.map(({ name: tag }) => tag)).toContain(operation.tags[0])
    expect(operation.description).toMatch(/^\*\*Access\*\*: (public|members, with an access token)/)
    expect(operation.description).toContain('\n\n**Limits**: ')
    for (const code of endpoint?.codes ?? []) {
      expect(operation.description).toMatch(new RegExp(`^- \`${code}\` \\(HTTP \\d{3}\\): \\S`, 'm'))
    }
  })

  test('states the type of every parameter and field', () => {
    const schemas = [
      ...operation.parameters.map((parameter) => parameter.schema),
      Object.values(operation.responses.success.content)[0]?.schema,
      operation.responses.default.content['application/json'].schema,
    ]
    expect(schemas.flatMap((schema) => untyped(schema, name))).toEqual([])
  })

  test('may answer the codes of any call', () => {
    const anyCall = allCodes.filter((code) => flowOf(code) === 'request')
    const schema = operation.responses.default.content['application/json'].schema
    const { enum: listed } = v.parse(statusCodeSchema, schema).properties.status_code
    expect(listed).toEqual(expect.arrayContaining(anyCall))
    expect(listed, 'each once').toHaveLength(new Set(listed).size)
  })
})

const statusCodeSchema = v.object({
  properties: v.object({ status_code: v.object({ enum: v.array(v.string()) }) }),
})

test('requires a body of the calls that need a field of it', () => {
  const bodyOf = (name: string) => operations.find(({ operationId }) => operationId === name)?.requestBody
  expect(bodyOf('close-session')).toMatchObject({ required: false })
  expect(bodyOf('password-login')).toMatchObject({ required: true })
})

test('describes a form with a file', () => {
  const sent = operations.find((operation) => operation.operationId === 'send-inquiry')
  expect(sent?.requestBody).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            title: { type: 'string', description: 'At most 50 characters, without spaces around them.' },
            image: { type: 'string', format: 'binary', maxLength: 10_485_760 },
          },
          required: expect.not.arrayContaining(['image']),
        },
      },
    },
  })
})

test('describes a file of JSON as an object', () => {
  const download = operations.find((operation) => operation.operationId === 'download-data-export')
  expect(download?.responses.success.content).toEqual({ 'application/json': { schema: { type: 'object' } } })
})

test('states defaults and limits of the list', () => {
  const list = operations.find((operation) => operation.operationId === 'course-list')
  const parameter = (name: string) => list?.parameters.find((each) => each.name === name)?.schema
  expect(parameter('page_size')).toMatchObject({ default: 10 })
  expect(parameter('member_type')).toMatchObject({ enum: ['ALL', 'IDV', 'GRP'], default: 'IDV' })
  expect(parameter('title')).toMatchObject({
    type: 'string',
    description: 'At most 50 characters, without spaces around them.',
  })
})

/** Paths below `schema` without a type. */
function untyped(schema: unknown, place: string): string[] {
  const node = v.parse(anything, schema)
  const known = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'].some((key) => key in node)
  const below = [
    ...Object.entries(v.parse(v.optional(anything, {}), node['properties'])),
    ...(node['items'] === undefined ? [] : [['items', node['items']] as const]),
    ...['anyOf', 'oneOf'].flatMap((key) =>
      v.parse(v.optional(v.array(v.unknown()), []), node[key]).map((each, index) => [`${key}.${index}`, each] as const),
    ),
  ]
  return [...(known ? [] : [place]), ...below.flatMap(([key, each]) => untyped(each, `${place}.${key}`))]
}
