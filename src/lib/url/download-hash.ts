import { withoutGluedText } from './glued-text.ts'

/** The number of an attachment has 32 hexadecimal digits. */
const downloadHash = /^download-([0-9a-f]{32})$/

/**
 * Path that a visitor comes back to after the login, with the file to download in its hash, which no server sees:
 * `/downloads#download-0123…`.
 */
export function withDownload(path: string, attachmentId: string): string {
  return `${path}#download-${attachmentId}`
}

/** Number of the attachment that a hash without `#` asks for; undefined for another hash. */
export function readDownload(hash: string): string | undefined {
  return downloadHash.exec(withoutGluedText(hash))?.[1]
}
