import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { stringify } from 'yaml'
import { freePort } from '../support/server/shop-process.ts'

/** Time for a cluster to change its primary, in ms. */
const changeMs = 60_000

interface Member {
  readonly name: string
  readonly directory: string
  readonly port: number
  readonly api: number
  process: ChildProcess
}

export interface PatroniCluster {
  /** Port at which HAProxy leads to the primary. */
  readonly port: number
  readonly password: string
  /** Number of the member that takes writes. */
  primary(): Promise<number>
  /** Kills a member as a power cut does: PostgreSQL and the Patroni that watches it. */
  kill(member: number): void
  /** Starts a killed member, and waits until all follow the primary. */
  restore(): Promise<void>
  /** Asks for another primary in good order. */
  switchover(): Promise<void>
  stop(): Promise<void>
}

/** The newest PostgreSQL of Debian's packages. */
function binaries(): string {
  const root = '/usr/lib/postgresql'
  const version = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))[0] ?? ''
  return join(root, version, 'bin')
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
}

/** Three members of Patroni with etcd, behind HAProxy, all on this machine. A commit waits for a second member. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-patroni-'))
  chmodSync(directory, 0o755)
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  const password = 'gameday'
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()]
  const run = (program: string, parameters: readonly string[], identity: object = {}) =>
    spawn(program, parameters, {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] },
      ...identity,
    })

  const etcd = run('etcd', [
    ...['--name', 'etcd', '--data-dir', join(directory, 'etcd')],
    ...[
      '--listen-client-urls',
      `http://127.0.0.1:${etcdPort}`,
      '--advertise-client-urls',
      `http://127.0.0.1:${etcdPort}`,
    ],
    ...[
      '--listen-peer-urls',
      `http://127.0.0.1:${peerPort}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peerPort}`,
    ],
    ...['--initial-cluster', `etcd=http://127.0.0.1:${peerPort}`],
  ])

  const startMember = (name: string) => run('patroni', [join(directory, `${name}.yml`)], user)
  const members: Member[] = []
  for (const name of ['one', 'two', 'three']) {
    const [own, api] = [await freePort(), await freePort()]
    const data = join(directory, name)
    mkdirSync(data)
    chownSync(data, user.uid, user.gid)
    const settings = {
      scope: 'practicum',
      name,
      restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
      etcd3: { hosts: `127.0.0.1:${etcdPort}` },
      bootstrap: {
        dcs: {
          // A lost primary is noticed after `ttl` at the latest.
          ...{ ttl: 5, loop_wait: 1, retry_timeout: 2, maximum_lag_on_failover: 1_048_576 },
          // Nothing that was acknowledged is on one machine alone.
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      },
      postgresql: {
        listen: `127.0.0.1:${own}`,
        connect_address: `127.0.0.1:${own}`,
        data_dir: join(data, 'data'),
        bin_dir: binaries(),
        pgpass: join(data, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
          rewind: { username: 'rewinder', password },
        },
        parameters: { unix_socket_directories: data },
      },
    }
    writeFileSync(join(directory, `${name}.yml`), stringify(settings))
    members.push({ name, directory: data, port: own, api, process: startMember(name) })
  }

  const proxySettings = join(directory, 'haproxy.cfg')
  writeFileSync(
    proxySettings,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port: own, api }) => `  server ${name} 127.0.0.1:${own} check port ${api}`).join('\n')}
`,
  )
  const proxy = run('haproxy', ['-f', proxySettings, '-db'])

  /** Whether Patroni of a member answers a question about it with yes. */
  const is = async ({ api }: Member, question: 'primary' | 'replica' | 'sync') => {
    try {
      return (await fetch(`http://127.0.0.1:${api}/${question}`, { signal: AbortSignal.timeout(1_000) })).ok
    } catch {
      return false
    }
  }
  const primary = () =>
    vi.waitFor(
      async () => {
        const found = (await Promise.all(members.map((member) => is(member, 'primary')))).indexOf(true)
        if (found < 0) throw new Error('no member is the primary')
        return found
      },
      { timeout: changeMs, interval: 100 },
    )
  const memberAt = (index: number) => {
    const member = members[index]
    if (!member) throw new Error(`there is no member ${index}`)
    return member
  }
  /** PostgreSQL of a member and its children, by the folder in their command line or their parent. */
  const postgresOf = ({ directory: data }: Member): number[] => {
    const main = Number(readFileSync(join(data, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = execFileSync('sh', ['-c', `pgrep -P ${main} || true`], { encoding: 'utf8' })
    return [main, ...children.split('\n').filter(Boolean).map(Number)]
  }
  const killPostgres = (index: number) => {
    for (const pid of postgresOf(memberAt(index))) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  const restore = async () => {
    for (const member of members) {
      if (member.process.exitCode === null && member.process.signalCode === null) continue
      member.process = startMember(member.name)
    }
    const leader = await primary()
    await vi.waitFor(
      async () => {
        const following = await Promise.all(members.map((member, index) => index === leader || is(member, 'replica')))
        if (!following.every(Boolean)) throw new Error('a member does not follow yet')
        const synchronous = await Promise.all(members.map((member) => is(member, 'sync')))
        if (!synchronous.includes(true)) throw new Error('no member is synchronous yet')
      },
      { timeout: 2 * changeMs, interval: 200 },
    )
  }
  const stop = async () => {
    for (const child of [proxy, ...members.map((member) => member.process), etcd]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    rmSync(directory, { recursive: true, force: true })
  }
  await primary()
  await restore()
  return {
    port,
    password,
    primary,
    kill: (index) => {
      memberAt(index).process.kill('SIGKILL')
      killPostgres(index)
    },
    restore,
    switchover: async () => {
      const former = await primary()
      const { name, api } = memberAt(former)
      const body = JSON.stringify({ leader: name })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${api}/switchover`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`)
    },
    stop,
  }
}
