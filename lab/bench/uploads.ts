import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { startShop } from './shop.ts'
import type { Figure } from './table.ts'

const address = '/api/v1/service/qna'
const mebibyte = 1024 * 1024
const uploadBytes = 10 * mebibyte

/** How much the memory of a server grows at the most while pictures of 10 MB arrive: one, and 20 at once. */
export async function uploadMemory(): Promise<Figure[]> {
  const picture = await largePicture()
  await using shop = await startShop()
  const origin = `http://127.0.0.1:${shop.port}`
  const headers = { ...(await antiForgeryPair(origin)), 'Accept-Language': 'en' }
  const send = async () => {
    const response = await fetch(`${origin}${address}`, { method: 'POST', headers, body: formWith(picture) })
    await response.arrayBuffer()
    return response.status
  }
  // Loads the decoder and fills the database's buffers, once.
  for (let count = 0; count < 3; count++) await send()
  const one = await growthWhile(shop.pid, async () => expectStatuses([await send()], [201]))
  const many = await growthWhile(shop.pid, async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, send))
    expectStatuses(statuses, [201, 503])
  })
  return [
    { name: 'upload of 10 MB: memory', value: one, unit: 'MB', goal: ['most', 60] },
    { name: '20 uploads of 10 MB at once: memory', value: many, unit: 'MB', goal: ['most', 300] },
  ]
}

function expectStatuses(statuses: readonly number[], allowed: readonly number[]): void {
  const other = statuses.filter((status) => !allowed.includes(status))
  if (other.length > 0 || !statuses.includes(201)) throw new Error(`uploads were answered ${statuses.join(', ')}`)
}

/** A PNG of noise, which cannot be compressed, just below the limit. */
async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const width = 1_800
  const height = Math.floor((uploadBytes * 0.98) / (width * 3))
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  return new Uint8Array(await noise.png().toBuffer())
}

function formWith(picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  const fields = {
    idempotency_key: randomUUID(),
    name: 'Kim Haneul',
    affiliation: 'Gongbang College',
    category: 'error',
    email: `${randomUUID()}@school.example`,
    phone: '01023450142',
    title: 'A picture of it',
    content: 'See the picture.',
    consent: 'Y',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('image', new File([picture], 'screen.png', { type: 'image/png' }))
  return form
}

async function antiForgeryPair(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/v1/service/qna/category`)
  await response.arrayBuffer()
  const token = /XSRF-TOKEN=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? ''
  return { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token }
}

/** Resident memory of a process in MB, from Linux. */
function residentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Largest growth of a process's memory while `work` runs, in MB; read every few milliseconds. */
async function growthWhile(pid: number, work: () => Promise<void>): Promise<number> {
  const before = residentMemory(pid)
  let largest = before
  const timer = setInterval(() => {
    largest = Math.max(largest, residentMemory(pid))
  }, 5)
  await work()
  clearInterval(timer)
  return Math.max(largest, residentMemory(pid)) - before
}
