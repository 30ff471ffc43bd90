import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'

// Compression Dictionary Transport (RFC 9842): a browser that has a script of the release before gets that of this one as
// what differs. Only files and pages are compressed so, which are the same for everybody.

/** Address of a script or style sheet: a name, and a hash of its content that each release may change. */
const assetAddress = /^(\/assets\/.+)-[\w-]{8}(\.(?:js|css))$/

/** Size below which a file is no dictionary: its header would cost more than it saves. */
const smallestBytes = 4_096

/** Fast, and within 2 % of the strongest level where most of a file is in the dictionary. */
const level = 12

/** Begin of a body with the encoding `dcz`, before the hash of its dictionary (RFC 9842, section 5). */
const header = Buffer.from('5e2a4d1820000000', 'hex')

interface Dictionary {
  readonly match: string
  readonly body: Buffer
}

/** The scripts and style sheets of the release before. */
export interface Dictionaries {
  /**
   * The body of a file compressed with the dictionary that a browser has, whose SHA-256 stands between colons in
   * `available`. Undefined when it is none of a file with the same name.
   */
  compress(address: string, body: Buffer, available: string): Buffer | undefined
}

/** Addresses of later releases for which a file is a dictionary; undefined for a file that is none. */
export function dictionaryMatch(address: string, bytes: number): string | undefined {
  const [, name, ending] = assetAddress.exec(address) ?? []
  return name === undefined || bytes < smallestBytes ? undefined : `${name}-*${ending}`
}

/** Reads the files of the release before when one is first asked for. */
export function readDictionaries(directory: string): Dictionaries {
  let found: ReadonlyMap<string, Dictionary> | undefined
  return {
    compress: (address, body, available) => {
      found ??= readAll(directory)
      const dictionary = found.get(hashOf(available))
      if (!dictionary || dictionary.match !== dictionaryMatch(address, smallestBytes)) return undefined
      return compressWith(dictionary.body, body)
    },
  }
}

/** What a header `Available-Dictionary` says: a SHA-256 in Base64. Empty without one. */
export function hashOf(available: string): string {
  return /^:([\w+/]{43}=):$/.exec(available)?.[1] ?? ''
}

/** A body with the encoding `dcz`. */
export function compressWith(dictionary: Buffer, body: Buffer): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  const hash = createHash('sha256').update(dictionary).digest()
  return Buffer.concat([header, hash, zstdCompressSync(body, { dictionary, params })])
}

function readAll(directory: string): Map<string, Dictionary> {
  const found = new Map<string, Dictionary>()
  const assets = join(directory, 'assets')
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const body = readFileSync(join(assets, name))
    const match = dictionaryMatch(`/assets/${name}`, body.length)
    if (match !== undefined) found.set(createHash('sha256').update(body).digest('base64'), { match, body })
  }
  return found
}
