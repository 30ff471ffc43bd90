/** True for text that the database can store: no NUL character, no unpaired surrogate. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The text without NUL characters, and with U+FFFD for unpaired surrogates. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

/**
 * Finds the first text in parsed JSON that the database cannot store, at any depth, keys included. Returns its path,
 * such as `buyer.name`; an empty one for the value itself; undefined without one. Walks without recursion, because a
 * request decides the depth.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const open: { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path } = next
    if (typeof next.value === 'string' && !isStorableText(next.value)) return path
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isStorableText(key)) return path
      // Deep nesting must not make long paths.
      open.push({ value: inner, path: path === '' ? key : path.length > 100 ? path : `${path}.${key}` })
    }
  }
  return undefined
}
