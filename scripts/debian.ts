import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs apt-get; returns its last line of errors when it failed. */
function runApt(...parameters: string[]): string | undefined {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', parameters, { encoding: 'utf8', env: environment })
  return done.status === 0 ? undefined : (done.stderr.trim().split('\n').at(-1) ?? 'apt-get failed')
}

/** Whether packages can be installed: on Debian, as root. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Reads the lists of packages, which a new machine lacks. */
export function updatePackages(): void {
  runApt('update', '-qq')
}

/** Installs packages without those that they recommend. Returns why it failed. */
export function installPackages(...names: string[]): string | undefined {
  return runApt('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** Whether a program is on the path. */
function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Programs with the packages that have them. */
export const packageOf = {
  java: 'default-jre-headless',
  xmllint: 'libxml2-utils',
  python3: 'python3',
  qpdf: 'qpdf',
  spin: 'spin',
  'firefox-esr': 'firefox-esr',
  gcc: 'build-essential',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'locale-gen': 'locales',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pg_createcluster: 'postgresql',
  ip: 'iproute2',
  'mkfs.ext4': 'e2fsprogs',
  nsenter: 'util-linux',
  pgbackrest: 'pgbackrest',
  bwrap: 'bubblewrap',
  'systemd-analyze': 'systemd',
  'docker-compose': 'docker-compose',
  caddy: 'caddy',
  wrk: 'wrk',
  // Needs Varnish itself.
  varnishd: 'varnish-modules',
  promtool: 'prometheus',
} as const

/** Installs the packages of programs that are missing. Throws an Error that names what is still missing. */
export function ensurePrograms(names: readonly (keyof typeof packageOf)[]): void {
  const missing = () => names.filter((name) => !hasProgram(name))
  const packages = missing().map((name) => packageOf[name])
  if (packages.length > 0 && canInstall) {
    console.log(`Installing ${packages.join(', ')} from the system packages ...`)
    updatePackages()
    installPackages(...packages)
  }
  const left = missing()
  if (left.length > 0) throw new Error(`Install ${left.join(' and ')}, then run the command again.`)
}

/**
 * Prometheus's tool for rules: the installed one, or the one of Debian's package, unpacked into `.cache` because the
 * package would start a Prometheus. Throws an Error when there is neither.
 */
export function ensurePromtool(): string {
  if (hasProgram('promtool')) return 'promtool'
  const folder = fileURLToPath(new URL('../.cache/prometheus', import.meta.url))
  const unpacked = join(folder, 'usr/bin/promtool')
  if (!existsSync(unpacked) && canInstall) {
    console.log('Unpacking promtool from the system packages ...')
    mkdirSync(folder, { recursive: true })
    const download = () => spawnSync('apt-get', ['download', '-qq', packageOf.promtool], { cwd: folder }).status === 0
    if (!download()) {
      updatePackages()
      download()
    }
    for (const file of globSync('*.deb', { cwd: folder })) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder })
  }
  if (!existsSync(unpacked)) throw new Error('Install promtool of Prometheus, then run the command again.')
  return unpacked
}
