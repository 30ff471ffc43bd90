import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OpenAPIBackend } from 'openapi-backend'
import * as v from 'valibot'

/** A call and its answer, as they went over the network. */
export interface Exchange {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly requestHeaders: Readonly<Record<string, string | string[]>>
  readonly requestBody: Buffer
  readonly status: number
  /** Media type without parameters; empty when there is none. */
  readonly mediaType: string
  readonly body: string
}

/** What the judge says about an exchange. */
interface Judgement {
  /** Call by method and path of the document, such as `GET /api/v1/board/device`. */
  readonly call: string
  /** What contradicts the document; empty when nothing does. */
  readonly faults: readonly string[]
}

/** Addresses below `/api` that are no calls: browsers navigate to them, or servers of others call them. */
const noCalls = [
  /^\/api\/openapi\.json$/,
  /^\/api\/v1\/pay\/webhook\//,
  /^\/api\/v1\/member\/auth\/login\/social\//,
  /^\/api\/v1\/member\/auth\/did\/qr\/[^/]+\/(scan|approve|refuse)$/,
]

const operationSchema = v.object({
  path: v.string(),
  responses: v.record(v.string(), v.object({ content: v.record(v.string(), v.unknown()) })),
})

/** A fault that Ajv found. */
interface Fault {
  readonly instancePath: string
  readonly message?: string | undefined
}

/** Numbers of an array stand for all of its entries. */
function describe({ instancePath, message }: Fault): string {
  return `${instancePath.replace(/\/\d+(?=\/|$)/g, '/*')} ${message}`
}

/** Judges exchanges by an OpenAPI 3.1 document: its schemas by Ajv in their dialect, JSON Schema 2020-12. */
export async function createExchangeJudge(document: string) {
  const backend = new OpenAPIBackend({
    definition: JSON.parse(document),
    customizeAjv: (_, options) => addFormats.default(new Ajv2020(options)),
    quick: true,
    coerceTypes: true,
  })
  await backend.init()

  return async (exchange: Exchange): Promise<Judgement | undefined> => {
    const { method, target, requestHeaders, status, mediaType, body } = exchange
    const [path = '', query = ''] = target.split('?')
    // HTTP has HEAD with every GET, and answers it without a body.
    if (method === 'HEAD' || noCalls.some((each) => each.test(path))) return undefined
    const matched = backend.router.matchOperation({ method, path, headers: {} })
    if (!matched) return status === 404 ? undefined : { call: `${method} ${path}`, faults: [`${status} is no call`] }
    const { path: declaredPath, responses } = v.parse(operationSchema, matched)
    const content = (responses[status] ?? responses['default'])?.content ?? {}
    const faults: string[] = []
    // A request that the shop refuses may be as wrong as it likes.
    if (status < 300) {
      const sent = { method, path, query, headers: { ...requestHeaders }, ...(await sentBody(exchange)) }
      const { errors } = backend.validator.validateRequest(sent, matched)
      faults.push(...(errors ?? []).map((fault) => `request ${describe(fault)}`))
    }
    if (!(mediaType in content) && !('*/*' in content))
      faults.push(`${status} is ${mediaType}, not ${Object.keys(content).join(' or ')}`)
    else if (mediaType === 'application/json' && mediaType in content) {
      const answer = backend.validator.validateResponse(JSON.parse(body), matched, status)
      faults.push(...(answer.errors ?? []).map((fault) => `${status} ${describe(fault)}`))
    }
    return { call: `${method} ${declaredPath}`, faults }
  }
}

/** The body of a request: JSON as text, fields of a form with the names of its files. */
async function sentBody({ requestHeaders, requestBody }: Exchange): Promise<{ readonly body?: unknown }> {
  const type = String(requestHeaders['content-type'] ?? '')
  if (!type.startsWith('multipart/form-data')) return requestBody.length > 0 ? { body: requestBody.toString() } : {}
  const form = await new Response(new Uint8Array(requestBody), { headers: { 'Content-Type': type } }).formData()
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return { body: Object.fromEntries(fields) }
}
