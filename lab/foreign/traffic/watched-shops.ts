import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createExchangeJudge } from './judge-exchange.ts'
import { trafficFile } from './traffic.ts'

// The shops of the browser tests (`scripts/test-shops.ts`), each behind a proxy at the port that is given, which judges
// every call and leaves what it found in `trafficFile` when it stops. It passes on what it reads without a change.

const ports = process.argv.slice(2).map(Number)
/** A shop listens so far above the port of its proxy. */
const distance = 20

const decompress: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

function textOf(bytes: Buffer, { 'content-encoding': encoding = '' }: IncomingHttpHeaders): string {
  return (decompress[encoding]?.(bytes) ?? bytes).toString('utf8')
}

/** Headers as a judge takes them: one that came several times as a list. */
function headersOf(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

const calls: Record<string, number> = {}
const faults: Record<string, number> = {}
let judge: Awaited<ReturnType<typeof createExchangeJudge>> | undefined

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

/** Judges a call once request and answer have passed. One that the browser or the shop broke off is left out. */
async function watch(request: IncomingMessage, requestBytes: Promise<Buffer>, answer: IncomingMessage): Promise<void> {
  const read = await Promise.all([requestBytes, buffer(answer)]).catch(() => undefined)
  if (!read) return
  const [sent, answered] = read
  const judged = await judge?.({
    method: request.method ?? '',
    target: request.url ?? '',
    requestHeaders: headersOf(request.headers),
    requestBody: sent,
    status: answer.statusCode ?? 0,
    mediaType: (answer.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '',
    body: textOf(answered, answer.headers),
  })
  if (!judged) return
  count(calls, judged.call)
  for (const fault of judged.faults) count(faults, `${judged.call}: ${fault}`)
}

/** Shorter than the shop's keep-alive, so that no connection is used while it is being closed. */
const agent = new Agent({ keepAlive: true, timeout: 2000 })

function startProxy(port: number) {
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    const requestBytes = buffer(request)
    const passed = ask({ agent, host: '127.0.0.1', port: port + distance, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
      if (!url.startsWith('/api/')) return
      watch(request, requestBytes, answer).catch((error) => count(faults, `${method} ${url.split('?')[0]}: ${error}`))
    })
    passed.once('error', () => response.destroy())
    response.once('close', () => passed.destroy())
    request.pipe(passed)
    requestBytes.catch(() => undefined)
  })
  // Longer than any client keeps an idle connection: one that is closed while it is used fails a call.
  server.keepAliveTimeout = 10 * 60_000
  return once(server.listen(port), 'listening')
}

const command = ['scripts/test-shops.ts', ...ports.map((port) => `${port + distance}:${port}`)]
const shops = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shops.kill('SIGTERM'))
const ended = once(shops, 'exit')

for await (const line of createInterface(shops.stdout)) {
  if (line !== 'All shops are ready.') continue
  const document = await fetch(`http://127.0.0.1:${(ports[0] ?? 0) + distance}/api/openapi.json`)
  judge = await createExchangeJudge(await document.text())
  await Promise.all(ports.map(startProxy))
  console.log(line)
}
const [code] = await ended
mkdirSync(dirname(trafficFile), { recursive: true })
writeFileSync(trafficFile, JSON.stringify({ calls, faults }))
process.exit(typeof code === 'number' ? code : 1)
