/** Settings that name the hosts of a shop. */
export interface HostSettings {
  readonly mode: 'sandbox' | 'live'
  readonly desktopOrigin: string
  readonly mobileOrigin: string
  readonly paymentOrigin: string
  readonly deskOrigin: string | undefined
  /** Names and addresses by which other machines reach a sandbox. */
  readonly sandboxHosts: readonly string[]
}

/**
 * Whether the shop answers requests for a host, normalised by `normaliseHost`. A live shop answers its own hosts only:
 * links, windows and redirects are made from the host of a request. A sandbox also answers the names and loopback addresses of this machine
 * and those it was given, at any port. Any other name could be one that another site points at this machine, to read
 * the sandbox from its own page (DNS rebinding).
 */
export function knownHosts(settings: HostSettings): (host: string) => boolean {
  const { mode, desktopOrigin, mobileOrigin, paymentOrigin, deskOrigin, sandboxHosts } = settings
  const named = [desktopOrigin, mobileOrigin, paymentOrigin, ...(deskOrigin === undefined ? [] : [deskOrigin])]
  const origins = named.map((origin) => new URL(origin))
  if (mode === 'live') {
    const hosts = new Set(origins.map(({ host }) => host))
    return (host) => hosts.has(host)
  }
  const names = new Set(['localhost', '[::1]', ...origins.map(({ hostname }) => hostname), ...sandboxHosts])
  return (host) => {
    const name = URL.parse(`http://${host}`)?.hostname
    return name !== undefined && (names.has(name) || name.endsWith('.localhost') || /^127(\.\d+){3}$/.test(name))
  }
}
