import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Layout that a host serves; `other` for hosts that serve both, such as localhost in a sandbox. */
export type RequestLayout = 'desktop' | 'mobile' | 'payment' | 'desk' | 'other'

/** What a request asked for. `window` is a page of a provider's window, `other` everything below no other kind. */
export type RequestKind = 'call' | 'page' | 'file' | 'media' | 'window' | 'sandbox' | 'health' | 'other'

/** A request that was answered. Its labels come from fixed sets: a route is a pattern, never an address. */
interface AnsweredRequest {
  readonly kind: RequestKind
  readonly route: string
  readonly method: string
  readonly layout: RequestLayout
  /** HTTP status; undefined when the client disconnected first. */
  readonly status: number | undefined
  readonly seconds: number
}

/**
 * Why a request was refused: a limit of its network, slots for concurrent calls or renderings, the database or a
 * provider that does not answer, and for a page a call of its own that was refused.
 */
export const refusalCauses = ['limit', 'slots', 'database', 'provider', 'page-data'] as const
export type RefusalCause = (typeof refusalCauses)[number]

/** Slots of a semaphore, or connections of a pool. */
export interface Load {
  readonly running: number
  readonly waiting: number
}

/** Semaphores whose load is shown. */
type SlotName = 'calls' | 'bodies' | 'polls' | 'uploads' | 'renders'

/** Jobs that run again and again. */
export const jobNames = [
  'settle-payments',
  'settle-orders',
  'settle-refunds',
  'settle-receipts',
  'record-head',
  'settle-webhook-events',
  'send-messages',
  'mail-course-openings',
  'mail-ending-passes',
  'mail-legal-notices',
  'prepare-data-exports',
  'publish-drafts',
  'draw-share-pictures',
  'cleanup',
] as const
export type JobName = (typeof jobNames)[number]

/** Ports of companies outside. */
export type ProviderPort = 'identity' | 'social' | 'payment' | 'learning' | 'mail' | 'sms' | 'captcha'

/** A request to a company outside that has ended. */
interface ProviderRequest {
  readonly port: ProviderPort
  /** Name of the company, or `sandbox`. */
  readonly provider: string
  /** Method of the port. */
  readonly operation: string
  /** The outcome that the port declares, `done` when it declares none, `failed` when it threw. */
  readonly outcome: string
  readonly seconds: number
}

/** What is read from the process when somebody looks at its figures. */
export interface Readings {
  readonly database: () => Load & { readonly idle: number; readonly most: number; readonly isAvailable: boolean }
  readonly pageCache: () => { readonly bytes: number; readonly rendering: number }
  readonly renderThreads: () => Load & { readonly threads: number }
}

/**
 * What the process measures about itself, for Prometheus. Nothing in it is personal. Given to whatever measures;
 * undefined where nobody asks for figures.
 */
export interface Figures {
  readonly registry: Registry
  /** Counts a request as being answered, until `requestAnswered`. */
  requestBegan(): void
  requestAnswered(request: AnsweredRequest): void
  refused(cause: RefusalCause): void
  pageServed(from: 'memory' | 'rendering'): void
  providerAsked(request: ProviderRequest): void
  jobRan(job: JobName, succeeded: boolean, seconds: number): void
  /** Counts a row that a job worked on. */
  rowSettled(job: JobName, succeeded: boolean): void
  /** Shows the load of a semaphore; that of several with one name is added up. */
  watchSlots(name: SlotName, load: () => Load): void
  watch(readings: Partial<Readings>): void
}

/** Methods with a label of their own; all others are `other`, because a client may send any word. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const providerBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30]
const jobBuckets = [0.01, 0.1, 1, 10, 60]

/** `process` numbers the process on its machine, so that a new one in its place continues its series. */
export function createFigures({ version, process }: { readonly version: string; readonly process: string }): Figures {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
    collect?: (this: Gauge<Label>) => void,
  ) => new Gauge<Label>({ name, help, labelNames, registers, ...(collect ? { collect } : {}) })
  const counter = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter<Label>({ name, help, labelNames, registers })

  gauge('practicum_build_info', 'Version of the shop and of Node.js; always 1.', ['version', 'node']).set(
    { version, node: globalThis.process.version },
    1,
  )
  const requests = new Histogram({
    name: 'practicum_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['kind', 'route', 'method', 'layout', 'status'],
    buckets: requestBuckets,
    registers,
  })
  let inFlight = 0
  gauge('practicum_http_requests_in_flight', 'Requests being answered.', [], function collect() {
    this.set(inFlight)
  })
  const refusals = counter('practicum_refusals_total', 'Requests refused with 429 or 503.', ['cause'])
  for (const cause of refusalCauses) refusals.inc({ cause }, 0)
  const pages = counter('practicum_pages_total', 'Pages by where they came from.', ['from'])
  const providers = new Histogram({
    name: 'practicum_provider_request_duration_seconds',
    help: 'Time of an operation of a provider.',
    labelNames: ['port', 'provider', 'operation', 'outcome'],
    buckets: providerBuckets,
    registers,
  })
  // Not `job`: Prometheus gives that label to what it scrapes.
  const jobs = new Histogram({
    name: 'practicum_job_run_duration_seconds',
    help: 'Time of one run of a job.',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const lastSuccess = gauge(
    'practicum_job_last_success_timestamp_seconds',
    'When a job last ended well, or else when the process began.',
    ['name'],
  )
  // So that a job that never ends well is seen too.
  for (const name of jobNames) lastSuccess.setToCurrentTime({ name })
  const rows = counter('practicum_job_rows_total', 'Rows that jobs worked on.', ['name', 'outcome'])

  const slots = new Map<SlotName, (() => Load)[]>()
  const sumOf = (loads: readonly (() => Load)[], part: keyof Load) => loads.reduce((sum, load) => sum + load()[part], 0)
  gauge('practicum_slots_in_use', 'Slots taken of a semaphore.', ['slots'], function collect() {
    for (const [name, loads] of slots) this.set({ slots: name }, sumOf(loads, 'running'))
  })
  gauge('practicum_slots_waiting', 'Requests that wait for a slot.', ['slots'], function collect() {
    for (const [name, loads] of slots) this.set({ slots: name }, sumOf(loads, 'waiting'))
  })

  const readings: { -readonly [Name in keyof Readings]?: Readings[Name] } = {}
  const read = (name: string, help: string, value: () => number | undefined) =>
    gauge(name, help, [], function collect() {
      const now = value()
      if (now !== undefined) this.set(now)
    })
  gauge('practicum_database_connections', 'Connections of the pool.', ['state'], function collect() {
    const pool = readings.database?.()
    if (!pool) return
    this.set({ state: 'busy' }, pool.running)
    this.set({ state: 'idle' }, pool.idle)
  })
  read('practicum_database_connections_max', 'Connections that the pool may open.', () => readings.database?.().most)
  read(
    'practicum_database_waiting',
    'Requests that wait for a connection of the pool.',
    () => readings.database?.().waiting,
  )
  read('practicum_database_available', 'Whether the database answers: 1 or 0.', () =>
    readings.database ? Number(readings.database().isAvailable) : undefined,
  )
  read('practicum_page_cache_bytes', 'Bytes of pages in memory.', () => readings.pageCache?.().bytes)
  read('practicum_pages_rendering', 'Pages being rendered.', () => readings.pageCache?.().rendering)
  read('practicum_render_threads', 'Threads that render pages.', () => readings.renderThreads?.().threads)
  read('practicum_render_tasks', 'Renderings that threads work on.', () => readings.renderThreads?.().running)
  read('practicum_render_tasks_queued', 'Renderings that wait for a thread.', () => readings.renderThreads?.().waiting)

  return {
    registry,
    requestBegan: () => {
      inFlight += 1
    },
    requestAnswered: ({ kind, route, method, layout, status, seconds }) => {
      inFlight -= 1
      requests.observe({ kind, route, layout, method: knownMethod(method), status: statusClass(status) }, seconds)
    },
    refused: (cause) => refusals.inc({ cause }),
    pageServed: (from) => pages.inc({ from }),
    providerAsked: ({ seconds, ...labels }) => providers.observe(labels, seconds),
    jobRan: (name, succeeded, seconds) => {
      jobs.observe({ name, outcome: outcomeOf(succeeded) }, seconds)
      if (succeeded) lastSuccess.setToCurrentTime({ name })
    },
    rowSettled: (name, succeeded) => rows.inc({ name, outcome: outcomeOf(succeeded) }),
    watchSlots: (name, load) => slots.set(name, [...(slots.get(name) ?? []), load]),
    watch: (further) => Object.assign(readings, further),
  }
}

function knownMethod(method: string): string {
  return methods.has(method) ? method : 'other'
}

function statusClass(status: number | undefined): string {
  return status === undefined ? 'closed' : `${Math.floor(status / 100)}xx`
}

function outcomeOf(succeeded: boolean): string {
  return succeeded ? 'done' : 'failed'
}

/** Work that is overdue and needs a person. */
export const stuckKinds = ['payment', 'refund', 'receipt', 'webhook-event', 'message'] as const
type StuckKind = (typeof stuckKinds)[number]

/** What waits in the database. */
export interface Backlog {
  readonly stuck: Readonly<Record<StuckKind, number>>
  /** Won of the payments and refunds that are stuck. */
  readonly stuckWon: Readonly<Record<'payment' | 'refund', number>>
  /** Messages that wait to be sent, and the age of the oldest one in seconds; 0 without any. */
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number }
}

/** How long a backlog is shown before it is read again, in milliseconds. */
const backlogMs = 10_000

/** Figures of the whole shop, which one process of a machine reads from the database when somebody looks. */
export function createBacklogFigures(readBacklog: () => Promise<Backlog>): Registry {
  const registry = new Registry()
  let reading: Promise<Backlog | undefined> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const backlog = () => {
    const now = performance.now()
    if (!reading || now - readAt >= backlogMs) {
      readAt = now
      reading = readBacklog().catch(() => undefined)
    }
    return reading
  }
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    show: (gauge: Gauge<Label>, backlog: Backlog) => void,
  ) =>
    new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await backlog()
        // An old number, or 0, would say that all is well.
        this.reset()
        if (found) show(this, found)
        else if (labelNames.length === 0) this.remove()
      },
    })
  gauge('practicum_stuck', 'Overdue work that needs a person.', ['kind'], (each, { stuck }) => {
    for (const kind of stuckKinds) each.set({ kind }, stuck[kind])
  })
  gauge('practicum_stuck_won', 'Won of overdue payments and refunds.', ['kind'], (each, { stuckWon }) => {
    each.set({ kind: 'payment' }, stuckWon.payment)
    each.set({ kind: 'refund' }, stuckWon.refund)
  })
  gauge('practicum_outbox_messages', 'Messages that wait to be sent.', [], (each, { outbox }) =>
    each.set(outbox.waiting),
  )
  gauge('practicum_outbox_oldest_seconds', 'Age of the oldest message that waits.', [], (each, { outbox }) =>
    each.set(outbox.oldestSeconds),
  )
  const readable = new Gauge({
    name: 'practicum_backlog_readable',
    help: 'Whether the database told what waits: 1 or 0.',
    registers: [registry],
    async collect() {
      readable.set((await backlog()) ? 1 : 0)
    },
  })
  return registry
}
