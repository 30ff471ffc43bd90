import { virtual } from '@guidepup/virtual-screen-reader'

/** More lines than a page of the shop has. */
const maxLines = 2_000

/**
 * Runs in the page: what a screen reader says from the beginning of the open dialog, or else of the main content, to its
 * end. The focus stays where it is.
 */
export async function readAloud(): Promise<string[]> {
  const container = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.querySelector('main')
  if (!container) return []
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = () => undefined
  try {
    await virtual.start({ container, window })
    const end = `end of ${await virtual.lastSpokenPhrase()}`
    for (let line = 0; line < maxLines && (await virtual.lastSpokenPhrase()) !== end; line++) await virtual.next()
    return await virtual.spokenPhraseLog()
  } finally {
    await virtual.stop()
    HTMLElement.prototype.focus = focus
  }
}
