import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { stringify } from 'yaml'
import { type Disk, makeDisk } from './disk.ts'

/** Time for a cluster to change its primary, in ms. */
const changeMs = 60_000
const names = ['one', 'two', 'three'] as const
/** Network between the members and this machine, which has the first address. */
const network = '10.87.0'
const bridge = 'practicum0'
const here = `${network}.1`
const ports = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380, proxy: 5400 }
const diskMegabytes = 1_024

/** A machine of its own: a network namespace, and a disk. */
interface Member {
  readonly name: string
  readonly namespace: string
  /** End of its cable on this machine. */
  readonly cable: string
  readonly address: string
  readonly disk: Disk
  process: ChildProcess
}

export interface PatroniCluster {
  /** Address at which HAProxy leads to the primary. */
  readonly proxied: string
  /** Address with all members, of which the client finds the primary. */
  readonly several: string
  /** Number of the member that takes writes. */
  primary(): Promise<number>
  /** Each makes a member fail in its way. */
  readonly faults: {
    /** PostgreSQL and the Patroni that watches it are killed. */
    killed(member: number): void
    /** Nothing answers, and no connection is closed. */
    silent(member: number): void
    /** The network between it and all others is cut. */
    unplugged(member: number): void
    /** Its disk takes no more writes. */
    readOnly(member: number): void
  }
  /** Asks for another primary in good order. */
  switchover(): Promise<void>
  /** Mends the members that failed, and waits until all follow the primary. */
  restore(): Promise<void>
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

const ip = (...parameters: string[]) => execFileSync('ip', parameters, { encoding: 'utf8', stdio: 'pipe' })

/** Takes away what a former run has left. */
function clearNetwork(): void {
  for (const name of names) {
    for (const pid of pidsOf(`practicum-${name}`)) process.kill(pid, 'SIGKILL')
    spawnSync('ip', ['netns', 'delete', `practicum-${name}`], { stdio: 'ignore' })
    // Ends with the namespace, but a moment later.
    spawnSync('ip', ['link', 'delete', `practicum-${name}`], { stdio: 'ignore' })
  }
  spawnSync('ip', ['link', 'delete', bridge], { stdio: 'ignore' })
}

/** The processes of a namespace. */
function pidsOf(namespace: string): number[] {
  const { stdout } = spawnSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/**
 * Three members of Patroni with etcd, and HAProxy, all on this machine but each with a network and a disk of its own. A
 * commit waits for a second member. Needs root.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-patroni-'))
  chmodSync(directory, 0o755)
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  const password = 'gameday'
  const run = (program: string, ...parameters: string[]) =>
    spawn(program, parameters, { stdio: 'ignore', env: { PATH: process.env['PATH'] } })

  clearNetwork()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${here}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const etcd = run(
    'etcd',
    '--enable-v2',
    ...['--name', 'etcd', '--data-dir', join(directory, 'etcd')],
    ...['--listen-client-urls', `http://${here}:${ports.etcd}`],
    ...['--advertise-client-urls', `http://${here}:${ports.etcd}`],
    ...['--listen-peer-urls', `http://${here}:${ports.etcdPeers}`],
    ...['--initial-advertise-peer-urls', `http://${here}:${ports.etcdPeers}`],
    ...['--initial-cluster', `etcd=http://${here}:${ports.etcdPeers}`],
  )

  const startPatroni = (name: string) => {
    const log = openSync(join(directory, `${name}.log`), 'a')
    // `ip netns exec` would make a copy of all mounts, which keeps a failed disk.
    const parameters = [
      `--net=/var/run/netns/practicum-${name}`,
      ...['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'],
      ...['patroni', join(directory, `${name}.yml`)],
    ]
    const started = spawn('nsenter', parameters, { stdio: ['ignore', log, log], env: { PATH: process.env['PATH'] } })
    closeSync(log)
    return started
  }
  const members = names.map((name, index): Member => {
    const namespace = `practicum-${name}`
    const address = `${network}.${11 + index}`
    ip('netns', 'add', namespace)
    ip('link', 'add', namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
    ip('link', 'set', namespace, 'master', bridge, 'up')
    ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', namespace, 'link', 'set', 'eth0', 'up')
    ip('-n', namespace, 'link', 'set', 'lo', 'up')
    const data = join(directory, name)
    const disk = makeDisk(data, { megabytes: diskMegabytes, owner })
    const settings = {
      scope: 'practicum',
      name,
      restapi: { listen: `${address}:${ports.patroni}`, connect_address: `${address}:${ports.patroni}` },
      // Before version 3.1, Patroni's cache of the third API keeps what was before a silence, and names no synchronous
      // member anymore (patroni/patroni#2779). Debian 12 has 3.0.2.
      etcd: { hosts: `${here}:${ports.etcd}` },
      bootstrap: {
        dcs: {
          // A lost primary is noticed after `ttl` at the latest, and one that does not start again at once.
          ...{ ttl: 5, loop_wait: 1, retry_timeout: 2, primary_start_timeout: 0, maximum_lag_on_failover: 1_048_576 },
          // Nothing that was acknowledged is on one machine alone.
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [`host all all ${network}.0/24 scram-sha-256`, `host replication all ${network}.0/24 scram-sha-256`],
      },
      postgresql: {
        listen: `${address}:${ports.postgres}`,
        connect_address: `${address}:${ports.postgres}`,
        data_dir: join(data, 'data'),
        bin_dir: binaries(),
        pgpass: join(data, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replicator', password },
          rewind: { username: 'rewinder', password },
        },
        parameters: {
          unix_socket_directories: data,
          // A member that is cut off is missed soon.
          ...{ wal_receiver_timeout: '5s', wal_sender_timeout: '5s', max_wal_size: '256MB', min_wal_size: '80MB' },
        },
      },
    }
    writeFileSync(join(directory, `${name}.yml`), stringify(settings))
    return { name, namespace, cable: namespace, address, disk, process: startPatroni(name) }
  })

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
  bind ${here}:${ports.proxy}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, address }) => `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`).join('\n')}
`,
  )
  const proxy = run('haproxy', '-f', proxySettings, '-db')

  /** Whether Patroni of a member answers a question about it with yes. */
  const is = async ({ address }: Member, question: 'primary' | 'replica' | 'sync') => {
    try {
      return (await fetch(`http://${address}:${ports.patroni}/${question}`, { signal: AbortSignal.timeout(1_000) })).ok
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
  const send = ({ namespace }: Member, signal: NodeJS.Signals) => {
    for (const pid of pidsOf(namespace)) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  const end = async (member: Member) => {
    send(member, 'SIGKILL')
    await vi.waitFor(() => {
      if (pidsOf(member.namespace).length > 0) throw new Error(`${member.name} still runs`)
    })
  }
  /** How a member that failed is mended. */
  const mending = new Map<Member, () => unknown>()
  const start = (member: Member) => {
    member.process = startPatroni(member.name)
  }
  /** The last lines of each member’s log of Patroni, without the traces of requests that HAProxy has given up. */
  const logEnds = () =>
    names.map((name) => {
      const lines = readFileSync(join(directory, `${name}.log`), 'utf8').split('\n')
      const words = lines.filter((line) => / (INFO|WARNING|ERROR): (?!Traceback)/.test(line))
      return `${name}:\n${words.slice(-40).join('\n')}`
    })
  const checkRoles = async () => {
    // A primary that was silent calls itself primary for a moment still, so who leads is asked each time.
    const leader = await primary()
    const following = await Promise.all(members.map((member, index) => index === leader || is(member, 'replica')))
    if (!following.every(Boolean)) throw new Error('a member does not follow yet')
    const synchronous = await Promise.all(members.map((member) => is(member, 'sync')))
    if (!synchronous.includes(true)) throw new Error('no member is synchronous yet')
  }
  const restore = async () => {
    for (const [member, mend] of mending) {
      mending.delete(member)
      await mend()
    }
    try {
      await vi.waitFor(checkRoles, { timeout: 2 * changeMs, interval: 200 })
    } catch (error) {
      throw new Error(`the cluster is not whole again\n${logEnds().join('\n')}`, { cause: error })
    }
  }
  const stop = async () => {
    for (const child of [proxy, etcd]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    for (const member of members) {
      await end(member)
      member.disk.remove()
    }
    clearNetwork()
    rmSync(directory, { recursive: true, force: true })
  }
  await primary()
  await restore()
  const address = (hosts: string) => `postgres://postgres:${password}@${hosts}/postgres`
  return {
    proxied: address(`${here}:${ports.proxy}`),
    several: `${address(members.map((member) => `${member.address}:${ports.postgres}`).join(','))}?target_session_attrs=read-write`,
    primary,
    faults: {
      killed: (index) => {
        const member = memberAt(index)
        send(member, 'SIGKILL')
        mending.set(member, () => start(member))
      },
      silent: (index) => {
        const member = memberAt(index)
        send(member, 'SIGSTOP')
        mending.set(member, () => send(member, 'SIGCONT'))
      },
      unplugged: (index) => {
        const member = memberAt(index)
        ip('link', 'set', member.cable, 'down')
        mending.set(member, () => ip('link', 'set', member.cable, 'up'))
      },
      readOnly: (index) => {
        const member = memberAt(index)
        member.disk.fail()
        mending.set(member, async () => {
          await end(member)
          member.disk.replace()
          start(member)
        })
      },
    },
    restore,
    switchover: async () => {
      const { name, address: host } = memberAt(await primary())
      const body = JSON.stringify({ leader: name })
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(`http://${host}:${ports.patroni}/switchover`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`the switchover was refused: ${await answer.text()}`)
    },
    stop,
  }
}
