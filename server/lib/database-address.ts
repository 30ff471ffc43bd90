/** A host, or several with commas between them, in an address of PostgreSQL. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/

/** What a connection must be able to do, as libpq names it. */
const sessionParameter = 'target_session_attrs'
const writing = ['read-write', 'primary']

/** Whether an address is more than one host that is taken as it is. */
function isChoice(address: string): boolean {
  return (parts.exec(address)?.[2] ?? '').includes(',') || address.includes(sessionParameter)
}

function hostUrls(address: string): (URL | null)[] {
  const [, beginning = '', hosts = '', end = ''] = parts.exec(address) ?? []
  return hosts.split(',').map((host) => URL.parse(beginning + host + end))
}

/**
 * Addresses of the single hosts of an address of PostgreSQL. Source: PostgreSQL 18, 32.1.1.3, Specifying Multiple Hosts.
 */
export function hostAddresses(address: string): string[] {
  if (!isChoice(address)) return [address]
  return hostUrls(address).flatMap((url) => {
    url?.searchParams.delete(sessionParameter)
    return url ? [url.href] : []
  })
}

/** Whether every host can be read, and one that takes writes is asked for where there is a choice. */
export function namesWritableHost(address: string): boolean {
  const isWriting = (url: URL | null) => writing.includes(url?.searchParams.get(sessionParameter) ?? '')
  return !isChoice(address) || hostUrls(address).every(isWriting)
}
