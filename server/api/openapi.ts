import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { sessionLimits } from '#contract/accounts/session.ts'
import { linkSecretHeader } from '#contract/addresses/link-token.ts'
import { areas } from '#contract/protocol/areas.ts'
import { allCodes, type Code, flowOf, isErrorCode } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { apiErrorContentSchema, pageInfoSchema } from '#contract/protocol/envelope.ts'
import { proofOfWorkHeader } from '#contract/protocol/human-check.ts'
import { xsrfCookieName } from '../lib/cookies.ts'
import { isOptionalBody } from './caller.ts'
import { codeMeanings } from './code-meanings.ts'
import { maxBodyBytes } from './concurrent-calls.ts'
import { maxTextBytes } from './form-body.ts'
import { isFreeRead, networkLimit, searchParameter } from './network-rate-limit.ts'
import { xsrfHeader } from './xsrf.ts'

type Schema = Parameters<typeof toJsonSchema>[0]

/** The contract as an OpenAPI 3.1 document of `shop`. */
export function describeApi(endpoints: readonly Endpoint[], shop: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: shop, version: '1', description: describeAnyCall() },
    tags: Object.entries(areas)
      .filter(([name]) => endpoints.some(({ area }) => area === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      schemas: { ApiErrorContent: jsonSchema(apiErrorContentSchema), PageInfo: jsonSchema(pageInfoSchema) },
    },
  }
}

const anyCall = allCodes.filter((code) => flowOf(code) === 'request')

/** What holds for all calls, in CommonMark. */
function describeAnyCall(): string {
  return [
    'Calls of the shop. Every answer but a file is an envelope `{status_code, content, page_info?}`.',
    `A call for a link in a mail sends the secret of the link in the header \`${linkSecretHeader}\`. A call that was refused with a challenge is repeated with the solution in \`${proofOfWorkHeader}\`.`,
    `**Codes of any call**\n\n${listCodes(anyCall)}`,
  ].join('\n\n')
}

/** Access, limits and codes of a call, in CommonMark. */
function describeUse(endpoint: Endpoint): string {
  const { success } = endpoint
  const own = endpoint.codes.filter(isErrorCode)
  const answered = [
    typeof success === 'string' ? listCodes([success]) : `- \`${success ?? 200}\`: success`,
    ...(own.length > 0 ? [listCodes(own)] : []),
    '- or one of the codes of any call',
  ]
  return [
    `**Access**: ${describeAccess(endpoint)}`,
    `**Limits**: ${describeLimits(endpoint)}`,
    `**Codes**\n\n${answered.join('\n')}`,
  ].join('\n\n')
}

function describeAccess({ access, codes: own }: Endpoint): string {
  if (access !== 'member') return 'public.'
  if (!own.includes(codes.freshAuthenticationRequired)) return 'members, with an access token.'
  const { freshSeconds } = sessionLimits
  return `members, with an access token and a fresh authentication: a login, password or identity verification of the last ${freshSeconds} seconds.`
}

function describeLimits(endpoint: Endpoint): string {
  const { body, files, query } = endpoint
  const rate = `${networkLimit.calls} in ${networkLimit.seconds} seconds for each network`
  const limits = [
    ...(isFreeRead(endpoint) ? [] : [`calls that write or are costly, together: ${rate}`]),
    ...(isFreeRead(endpoint) && query && searchParameter in query.entries
      ? [`searches with \`${searchParameter}\`, together: ${rate}`]
      : []),
    ...(body && !files ? [`body: ${maxBodyBytes} bytes`] : []),
    ...(files ? [`text of the form: ${maxTextBytes} bytes`] : []),
    ...Object.entries(files ?? {}).map(([name, { maxBytes }]) => `\`${name}\`: one file of ${maxBytes} bytes`),
  ]
  return limits.length > 0 ? `${limits.join('; ')}.` : 'none of its own.'
}

const meanings = codeMeanings()

function listCodes(listed: readonly Code[]): string {
  return listed.map((code) => `- \`${code}\` (HTTP ${statusOf(code)}): ${meanings.get(code)}`).join('\n')
}

/** Schema of a file: a document of JSON is an object, any other file is bytes. */
function fileContent(type: string): object {
  return { schema: type === 'application/json' ? { type: 'object' } : { type: 'string', format: 'binary' } }
}

/** Declared with each call that writes, so that a generated client asks for it. */
const xsrfParameter = {
  name: xsrfHeader,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: `Value of the cookie \`${xsrfCookieName}\`, which any first call sets, over https as \`__Host-${xsrfCookieName}\``,
}

/** Declared with each beacon. */
const originParameter = {
  name: 'Origin',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'Origin of the page, equal to that of the call; browsers set it',
}

/** Headers by which a call that writes proves that a page of the shop sent it. */
function proofParameters({ method, isBeacon }: Endpoint): object[] {
  if (method === 'GET') return []
  return [isBeacon ? originParameter : xsrfParameter]
}

function describeEndpoint(endpoint: Endpoint): object {
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: describeUse(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      { name: 'Accept-Language', in: 'header', schema: { type: 'string' }, description: 'ko or en' },
      ...proofParameters(endpoint),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: !isOptionalBody(endpoint.body),
            content: requestContent(endpoint.body, endpoint.files),
          },
        }
      : {}),
    ...(endpoint.access === 'member' ? { security: [{ accessToken: [] }] } : {}),
    responses: {
      [endpoint.success === 201 ? 201 : 200]: {
        description: 'Success',
        content: endpoint.fileTypes
          ? Object.fromEntries(endpoint.fileTypes.map((type) => [type, fileContent(type)]))
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
function requestContent(body: Schema, files: Endpoint['files']): object {
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
  return Object.entries(schema?.entries ?? {}).map(([name, entry]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: jsonSchema(entry),
  }))
}

function jsonSchema(schema: Schema): object {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // JSON Schema counts code points: a text with as many has no more characters.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.type === 'max_graphemes'
        ? { ...jsonSchema, maxLength: Number(valibotAction.requirement) }
        : undefined,
  })
  return described
}
