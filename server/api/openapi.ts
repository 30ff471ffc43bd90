import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Endpoint } from '../../contract/endpoint.ts'
import { pageInfoSchema, apiErrorContentSchema } from '../../contract/envelope.ts'
import { allCodes, codeFlows } from '../../contract/code-catalogue.ts'

type Schema = Parameters<typeof toJsonSchema>[0]

/** The contract as an OpenAPI 3.1 document. */
export function describeApi(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Practicum', version: '1', description: 'Calls of the Practicum storefront' },
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { ApiErrorContent: jsonSchema(apiErrorContentSchema), PageInfo: jsonSchema(pageInfoSchema) },
    },
  }
}

function describeEndpoint(endpoint: Endpoint): object {
  const anyCall = allCodes.filter((code) => codeFlows[code] === 'request')
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      { name: 'Accept-Language', in: 'header', schema: { type: 'string' }, description: 'ko or en' },
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: requestContent(endpoint.body, endpoint.files) } }
      : {}),
    ...(endpoint.access === 'member' ? { security: [{ accessToken: [] }] } : {}),
    responses: {
      [endpoint.success === 201 ? 201 : 200]: {
        description: 'Success',
        content: endpoint.isFile
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['status_code', 'content', ...(endpoint.paged ? ['page_info'] : [])],
                  properties: {
                    status_code: { const: endpoint.success ?? 200 },
                    content: jsonSchema(endpoint.content),
                    ...(endpoint.paged ? { page_info: { $ref: '#/components/schemas/PageInfo' } } : {}),
                  },
                },
              },
            },
      },
      default: {
        description: 'A code of the catalogue',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status_code', 'content'],
              properties: {
                status_code: { enum: [...endpoint.codes, ...anyCall] },
                content: { $ref: '#/components/schemas/ApiErrorContent' },
              },
            },
          },
        },
      },
    },
  }
}

/** JSON, or a form with its files. */
function requestContent(body: Endpoint['query'], files: Endpoint['files']): object {
  const fields = jsonSchema(body)
  if (!files) return { 'application/json': { schema: fields } }
  const binary = Object.entries(files).map(([name, { maxBytes }]) => [
    name,
    { type: 'string', format: 'binary', maxLength: maxBytes },
  ])
  const { properties, ...rest } = v.parse(formSchema, fields)
  const schema = { ...rest, properties: { ...properties, ...Object.fromEntries(binary) } }
  return { 'multipart/form-data': { schema } }
}

const formSchema = v.looseObject({ properties: v.record(v.string(), v.unknown()) })

function parameters(schema: Endpoint['query'], location: 'path' | 'query'): object[] {
  return Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: jsonSchema(entry),
  }))
}

function jsonSchema(schema: Schema): object {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return described
}
