import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { listeningShop } from '../tests/support/server/listening-shop.ts'
import { sampleShop } from '../tests/support/server/shop.ts'
import { readConfig } from './config/config.ts'
import { environmentSchema } from './config/environment.ts'
import { checkLiveSettings } from './config/start-checks.ts'

// The files with which the shop is run (`deploy/`, `Dockerfile`, `.env.example`) fit the shop, and each other.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const probeSchema = v.object({
  httpGet: v.object({ path: v.string(), port: v.string() }),
  periodSeconds: v.number(),
  failureThreshold: v.number(),
})
const containerSchema = v.object({
  image: v.string(),
  ports: v.array(v.object({ name: v.string(), containerPort: v.number() })),
  env: v.array(v.object({ name: v.string(), value: v.string() })),
  startupProbe: probeSchema,
  readinessProbe: probeSchema,
  livenessProbe: probeSchema,
})
const deploymentSchema = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.object({
    replicas: v.number(),
    selector: v.object({ matchLabels: v.record(v.string(), v.string()) }),
    template: v.object({
      metadata: v.object({ labels: v.record(v.string(), v.string()) }),
      spec: v.object({ terminationGracePeriodSeconds: v.number(), containers: v.tuple([containerSchema]) }),
    }),
  }),
})
const serviceSchema = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.object({
    selector: v.record(v.string(), v.string()),
    ports: v.array(v.object({ name: v.string(), targetPort: v.string() })),
  }),
})
const ingressSchema = v.object({
  metadata: v.object({ annotations: v.record(v.string(), v.string()) }),
  spec: v.object({
    tls: v.array(v.object({ hosts: v.array(v.string()) })),
    rules: v.array(
      v.object({
        host: v.string(),
        http: v.object({
          paths: v.array(
            v.object({
              path: v.string(),
              backend: v.object({ service: v.object({ name: v.string(), port: v.object({ name: v.string() }) }) }),
            }),
          ),
        }),
      }),
    ),
  }),
})
const yaml = (path: string): unknown => parse(read(path))
const deployment = v.parse(deploymentSchema, yaml('deploy/kubernetes/deployment.yaml'))
const [container] = deployment.spec.template.spec.containers
const service = v.parse(serviceSchema, yaml('deploy/kubernetes/service.yaml'))
const ingresses = {
  shop: v.parse(ingressSchema, yaml('deploy/kubernetes/ingress.yaml')),
  desk: v.parse(ingressSchema, yaml('deploy/kubernetes/ingress-desk.yaml')),
}
const secret = v.parse(
  v.object({ stringData: v.record(v.string(), v.string()) }),
  yaml('deploy/kubernetes/secret.example.yaml'),
).stringData
const dockerfile = read('Dockerfile')

describe('Kubernetes', () => {
  test('sends visitors to a process that is ready, and restarts one that does not run', () => {
    const paths = [container.startupProbe, container.readinessProbe, container.livenessProbe].map(
      ({ httpGet }) => httpGet,
    )
    expect(paths).toEqual([
      { path: '/healthz', port: 'http' },
      { path: '/readyz', port: 'http' },
      { path: '/healthz', port: 'http' },
    ])
  })

  test('asks for what the shop answers, under the address of a pod', async () => {
    const shop = await listeningShop(await sampleShop())
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe])
      expect((await shop.send(httpGet.path, { headers: { Host: '10.0.0.7:3000' } })).status).toBe(200)
  })

  test('waits until a process has drained and ended', () => {
    const drain = Number(container.env.find(({ name }) => name === 'DRAIN_SECONDS')?.value)
    expect(drain).toBe(5)
    expect(deployment.spec.template.spec.terminationGracePeriodSeconds).toBe(20)
    // No request comes once the probe has failed twice.
    expect(container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold).toBeLessThan(drain)
  })

  test('reaches the port on which the image listens, by the names that the files share', () => {
    expect(container.ports).toEqual([{ name: 'http', containerPort: 3000 }])
    expect(dockerfile).toMatch(/^ENV .* HOST=0\.0\.0\.0 PORT=3000 /m)
    expect(dockerfile).toContain('\nEXPOSE 3000\n')
    expect(service.spec.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
    const labels = { 'app.kubernetes.io/name': 'practicum' }
    expect([
      deployment.spec.selector.matchLabels,
      deployment.spec.template.metadata.labels,
      service.spec.selector,
    ]).toEqual([labels, labels, labels])
    for (const { spec } of Object.values(ingresses))
      for (const { http } of spec.rules)
        expect(http.paths).toMatchObject([
          { path: '/', backend: { service: { name: service.metadata.name, port: { name: 'http' } } } },
        ])
  })

  test('serves the hosts of the origins, the desk apart', () => {
    const hostsOf = (...names: string[]) => names.map((name) => URL.parse(secret[name] ?? '')?.host)
    const shopHosts = hostsOf('DESKTOP_ORIGIN', 'MOBILE_ORIGIN', 'PAYMENT_ORIGIN')
    const deskHosts = hostsOf('DESK_ORIGIN')
    expect(ingresses.shop.spec.rules.map(({ host }) => host)).toEqual(shopHosts)
    expect(ingresses.shop.spec.tls.flatMap(({ hosts }) => hosts)).toEqual(shopHosts)
    expect(ingresses.desk.spec.rules.map(({ host }) => host)).toEqual(deskHosts)
    expect(ingresses.desk.spec.tls.flatMap(({ hosts }) => hosts)).toEqual(deskHosts)
  })

  test('lets through the largest upload of the shop, 10 MiB, and of the desk, 20 MiB, with the form around it', () => {
    const sizeOf = ({ metadata }: v.InferOutput<typeof ingressSchema>) =>
      metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']
    expect([sizeOf(ingresses.shop), sizeOf(ingresses.desk)]).toEqual(['12m', '22m'])
  })

  test('has a line for each setting that a live shop demands, and no other', () => {
    let lines = ''
    try {
      checkLiveSettings(readConfig({ PRACTICUM_MODE: 'live' }))
    } catch (error) {
      lines = String(error)
    }
    const demanded = [...lines.matchAll(/^ {2}([A-Z_]+) must /gm)].map(([, name]) => name)
    expect(demanded.length).toBeGreaterThan(10)
    expect(demanded.filter((name) => name !== undefined && !(name in secret))).toEqual([])
    expect(Object.keys(secret).filter((name) => !(name in environmentSchema.entries))).toEqual([])
  })

  test('names the version of the package', () => {
    const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(read('package.json')))
    expect(container.image).toBe(`registry.example/practicum:${version}`)
  })

  test('lets the shop reach database, https and mail alone', () => {
    const [policy] = parseAllDocuments(read('deploy/kubernetes/network-policy.yaml'))
    const ports = [...String(policy).matchAll(/protocol: (\w+), port: (\w+)/g)].map(
      ([, protocol, port]) => `${protocol} ${port}`,
    )
    expect(ports).toEqual(['TCP http', 'UDP 53', 'TCP 53', 'TCP 5432', 'TCP 443', 'TCP 465', 'TCP 587'])
  })
})

test('compose gives each program the variables that its file reads', () => {
  const caddy = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  const compose = v.parse(
    v.object({
      services: v.object({
        database: v.object({ environment: v.record(v.string(), v.string()) }),
        shop: v.object({
          environment: v.record(v.string(), v.string()),
          volumes: v.array(v.string()),
          stop_grace_period: v.string(),
        }),
        proxy: v.object({ environment: v.record(v.string(), v.string()), ports: v.array(v.string()) }),
      }),
    }),
    parse(read('deploy/compose.yaml')),
  ).services
  expect(Object.keys(compose.proxy.environment)).toEqual(['SHOP_HOSTS', 'DESK_HOST', 'DESK_NETWORKS'])
  expect(new Set(caddy)).toEqual(new Set(Object.keys(compose.proxy.environment)))
  expect(compose.database.environment).toEqual({
    POSTGRES_USER: 'practicum',
    POSTGRES_DB: 'practicum',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
    POSTGRES_PASSWORD: '${POSTGRES_PASSWORD:?}',
  })
  expect(compose.shop).toEqual({
    environment: {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
      DATABASE_URL: 'postgres://practicum:${POSTGRES_PASSWORD:?}@database/practicum',
      DATABASE_TLS: 'off',
      TRUST_PROXY: '1',
      CONTENT_DIR: '/content',
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
    volumes: ['${CONTENT_DIR:-../content}:/content:ro'],
    stop_grace_period: '15s',
  })
  expect(compose.proxy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  expect(read('deploy/Caddyfile')).toContain('reverse_proxy shop:3000 {')
})

test('Caddy closes idle connections before the shop does, which keeps them for 75 seconds', () => {
  expect(read('deploy/Caddyfile')).toMatch(/^\s+keepalive 60s$/m)
})

describe('systemd', () => {
  /** Settings of a unit, each with its values in order. */
  const unit = (name: string) =>
    Map.groupBy(
      [...read(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => ({ key, value })),
      ({ key }) => key,
    )
  const values = (name: string, key: string) =>
    unit(name)
      .get(key)
      ?.map(({ value }) => value)

  test('starts two processes of the live shop, replaces them at a reload, and waits until they have ended', () => {
    const file = 'deploy/practicum.service'
    expect(values(file, 'ExecStart')).toEqual(['/opt/practicum/node_modules/node/bin/node server/main.ts'])
    expect(values(file, 'ExecReload')).toEqual(['/bin/kill -USR2 $MAINPID'])
    expect(values(file, 'EnvironmentFile')).toEqual(['/etc/practicum.env'])
    expect(values(file, 'Environment')?.join(' ')).toBe(
      'NODE_ENV=production PRACTICUM_MODE=live PROCESSES=2 NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2',
    )
    expect([values(file, 'TimeoutStopSec'), values(file, 'KillMode'), values(file, 'Restart')]).toEqual([
      ['15'],
      ['mixed'],
      ['always'],
    ])
  })

  test('makes a backup each night, checks it, and keeps the last fourteen', () => {
    expect(values('deploy/practicum-backup.timer', 'OnCalendar')).toEqual(['*-*-* 03:40:00'])
    expect(values('deploy/practicum-backup.timer', 'Persistent')).toEqual(['true'])
    const [command = ''] = values('deploy/practicum-backup.service', 'ExecStart') ?? []
    expect(command).toContain('ops.ts backup make "$new"; node scripts/ops.ts backup check "$new"')
    expect(command).toContain(
      '"$DATABASE_URL" > "$new/practicum.dump"; pg_restore --file=/dev/null "$new/practicum.dump"',
    )
    expect(values('deploy/practicum-backup.service', 'ExecStartPost')?.[0]).toContain('head -n -14')
  })
})

describe('.env.example', () => {
  const example = read('.env.example')

  test('sets what holds without it', () => {
    const set = parseEnv(example)
    expect(Object.keys(set).length).toBeGreaterThan(5)
    expect(readConfig(set)).toEqual(readConfig({}))
  })

  test('shows values that the shop takes', () => {
    const shown = [...example.matchAll(/^# ?([A-Z_]+)=(\S.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace(/^"|"$/g, '')] as const,
    )
    const refused = shown.filter(([name, value]) => {
      const schema = Object.entries(environmentSchema.entries).find(([each]) => each === name)?.[1]
      return schema === undefined || !v.is(schema, value)
    })
    expect(refused).toEqual([])
  })

  test('tells the defaults of what it leaves out', () => {
    const config = readConfig({})
    expect([config.host, config.drainSeconds, config.googleIssuer]).toEqual([
      '127.0.0.1',
      0,
      'https://accounts.google.com',
    ])
    expect(example).toContain('Default of HOST: 127.0.0.1 in the sandbox')
    expect(example).toContain('Default: 2 in live mode, 0 in the sandbox.')
    expect(example).toContain('# GOOGLE_ISSUER=https://accounts.google.com')
  })
})

test('every address of the API that a document names exists, or begins one that does', async () => {
  const files = [
    ...['.env.example', 'README.md', 'SECURITY.md', 'content/README.md', 'deploy/prometheus/rules.yaml'],
    ...[
      'docs/ARCHITECTURE.md',
      'docs/operations.md',
      'docs/recipes.md',
      'docs/student-id-app.md',
      'docs/your-own-shop.md',
    ],
  ]
  // `/toss or /portone` names a second one by its end.
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\/api(\/v1\/[\w/-]*\w)(?: or \/(\w+))?/g)].flatMap(([, path = '', end]) => [
      path,
      ...(end === undefined ? [] : [path.replace(/\w+$/, end)]),
    ]),
  )
  const { api } = await sampleShop()
  const patterns = api.routes.map(({ path }) => path.replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+').replace(/\/\*$/, ''))
  const exists = (path: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path) || pattern.startsWith(`${path}/`))
  expect(named).toContain('/v1/pay/webhook/portone')
  expect(named.filter((path) => !exists(path))).toEqual([])
})
