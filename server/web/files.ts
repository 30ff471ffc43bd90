import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { matchesEntityTag } from '../lib/entity-tag.ts'
import { type Dictionaries, dictionaryMatch } from './dictionaries.ts'
import { commonHeaders, fileHeaders } from './security-headers.ts'

/** An immutable file in memory, with its compressed forms. */
export interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly brotli: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly etag: string
  readonly immutable: boolean
  /** Present for a file with which other answers are compressed. */
  readonly dictionary?: {
    /** Which ones: the value of `Use-As-Dictionary` (RFC 9842, section 2.1). */
    readonly use: string
    /** The body for a browser that has a file of the release before; undefined for another one. */
    readonly compress?: (available: string) => Buffer | undefined
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
const compressible = /^(text\/|image\/svg|application\/json)/

export function prepareFile(body: Buffer, type: string, immutable: boolean, quality = 11): ServedFile {
  const worth = compressible.test(type)
  return {
    type,
    body,
    brotli: worth ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : undefined,
    gzip: worth ? gzipSync(body, { level: 9 }) : undefined,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable,
  }
}

/**
 * The built files by path, each read when it is first asked for; those under `/assets` have a hash in their name.
 * Undefined for a file that a build has replaced since then. `dictionaries` are the files of the release before.
 */
export function readFiles(directory: string, dictionaries?: Dictionaries): Map<string, () => ServedFile | undefined> {
  const files = new Map<string, () => ServedFile | undefined>()
  if (!existsSync(directory)) return files
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const path = join(directory, name)
    if (name.startsWith('.vite') || !statSync(path).isFile()) continue
    const address = `/${relative(directory, path).split(sep).join('/')}`
    let prepared: ServedFile | undefined
    files.set(address, () => {
      if (!prepared && !existsSync(path)) return undefined
      prepared ??= withDictionary(
        address,
        prepareFile(
          readFileSync(path),
          types[extname(path)] ?? 'application/octet-stream',
          address.startsWith('/assets/'),
        ),
        dictionaries,
      )
      return prepared
    })
  }
  return files
}

/**
 * What `read` makes of the folder of a part of the build; undefined until that part is built. The build puts a folder
 * in its place once it is whole: `npm start` opens the shop before the support area and the desk are built.
 */
export function onceBuilt<Value>(directory: string, read: () => Value): () => Value | undefined {
  const readBuilt = () => (existsSync(directory) ? read() : undefined)
  // At the start, where it is built: no visitor waits for it.
  let value = readBuilt()
  return () => {
    value ??= readBuilt()
    return value
  }
}

function withDictionary(address: string, file: ServedFile, dictionaries: Dictionaries | undefined): ServedFile {
  const match = dictionaryMatch(address, file.body.length)
  if (!dictionaries || match === undefined) return file
  // Browsers have at most a few: those of the release before, each of which is made once.
  const made = new Map<string, Buffer | undefined>()
  const compress = (available: string) => {
    if (!made.has(available)) {
      const body = dictionaries.compress(address, file.body, available)
      if (!body) return undefined
      made.set(available, body)
    }
    return made.get(available)
  }
  return { ...file, dictionary: { use: `match="${match}"`, compress } }
}

/** Sends a file, or the range that a video player requests; 404 without one. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile | undefined): void {
  if (!file) {
    // A file that is missing now may be drawn or deployed in a moment.
    const headers = { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    response.writeHead(404, headers).end('Not found')
    return
  }
  const headers: Record<string, string | number> = {
    ...fileHeaders,
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ETag: file.etag,
    Vary: file.dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
  }
  if (file.dictionary) headers['Use-As-Dictionary'] = file.dictionary.use
  // Messengers in a browser show the pictures of link previews on their own pages.
  if (file.type === 'image/png') headers['Cross-Origin-Resource-Policy'] = 'cross-origin'
  // An SVG that is opened by itself must not run scripts.
  if (file.type === 'image/svg+xml')
    headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'"
  if (matchesEntityTag(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')
  if (range && !file.brotli) {
    sendPart(request, response, file, headers, range)
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  let body = file.body
  const difference = accepted.includes('dcz')
    ? file.dictionary?.compress?.(String(request.headers['available-dictionary'] ?? ''))
    : undefined
  if (difference) {
    body = difference
    headers['Content-Encoding'] = 'dcz'
  } else if (file.brotli && /\bbr\b/.test(accepted)) {
    body = file.brotli
    headers['Content-Encoding'] = 'br'
  } else if (file.gzip && accepted.includes('gzip')) {
    body = file.gzip
    headers['Content-Encoding'] = 'gzip'
  }
  if (!file.brotli) headers['Accept-Ranges'] = 'bytes'
  headers['Content-Length'] = body.length
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Record<string, string | number>,
  [, first = '', last = '']: RegExpExecArray,
): void {
  const size = file.body.length
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start > end || start >= size) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end()
    return
  }
  const body = file.body.subarray(start, end + 1)
  response
    .writeHead(206, { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': body.length })
    .end(request.method === 'HEAD' ? undefined : body)
}
