import { isIPv6 } from 'node:net'

/**
 * Network of an address for rate limits: an IPv4 address itself, or the first 64 bits of an IPv6 address, since one home
 * or phone owns the remaining bits.
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4)
}

/**
 * Site of an address for rate limits: the first 48 bits of an IPv6 address, which a provider may assign to one customer
 * with 65,536 networks in it; an IPv4 address itself.
 */
export function siteOf(address: string): string {
  return prefixOf(address, 3)
}

/** The first groups of 16 bits of an IPv6 address; an IPv4 address, mapped or not, itself. */
function prefixOf(address: string, count: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  // The zone behind "%" may have dots as well.
  const plain = address.replace(/%.*$/, '')
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  // "::" stands for as many groups of zeros as are missing; a dotted end stands for two groups.
  const missing = 8 - groups.length - behind.length - (plain.includes('.') ? 1 : 0)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...behind]
  return `${all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${count * 16}`
}
