/** Editor of Mermaid diagrams. It reads a diagram from the hash of its address, which browsers do not send. */
const editor = 'https://mermaid.live/edit'

/**
 * Address that opens a diagram in the Mermaid Live Editor. The hash is `base64:` with the editor's state as JSON in
 * URL-safe Base64 (mermaid-live-editor, `serde.ts`).
 */
export function mermaidLink(code: string): string {
  const state = { code, mermaid: '{"theme":"default"}', autoSync: true, updateDiagram: true }
  const bytes = new TextEncoder().encode(JSON.stringify(state))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `${editor}#base64:${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}
