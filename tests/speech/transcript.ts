const moments: readonly (readonly [RegExp, string])[] = [
  [/\d{4}년 \d{1,2}월 \d{1,2}일|\d{1,2}월 \d{1,2}일/g, '○월 ○일'],
  [/\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?/g, '○ Month'],
  [/\d{1,2}:\d{2}(?::\d{2})?/g, '○:○'],
  [/(\b|\D)\d{1,2}(?=(?:일|시간|분|초)(?:\s|$|,))/g, '$1○'],
  [/\b\d{1,2}(?= ?(?:days?|hours?|minutes?|seconds?|h|min|sec?)\b)/g, '○'],
  [/\d{4}-\d{2}-\d{2}/g, '○-○-○'],
  [/\d{4}\. \d{2}\. \d{2}\./g, '○. ○. ○.'],
  // Numbers of orders, requests and payments.
  [/\b\d{8}-[A-Z0-9]{8}\b/g, '○'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '○'],
  [/(?<=승인번호 |approval number )[\w-]+/gi, '○'],
  // Names, IDs, addresses and phone numbers that the tests make up.
  [/\bqz[a-z]{8}\b/g, '○'],
  [/\bn?(?=[a-f]*\d)[0-9a-f]{8}\b/g, '○'],
  [/\b010 7\d{3} \d{4}\b/g, '010 ○ ○'],
]

/** Lines without what is another one at another time: dates, times, what is left of a wait, and numbers of orders. */
export function maskMoments(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !line.startsWith('<'))
    .map((line) => moments.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line))
}

/**
 * What is new in lines that follow others: compared with those before, or with those of the last time in the same state,
 * whichever leaves less to read.
 */
export class Transcript {
  #before: readonly string[] = []
  readonly #ofStates = new Map<string, readonly string[]>()

  add(state: string, lines: readonly string[]): readonly string[] {
    const changes = [this.#before, this.#ofStates.get(state) ?? []].map((before) => onlyChanges(before, lines))
    this.#before = lines
    this.#ofStates.set(state, lines)
    return changes.reduce((shorter, each) => (each.length < shorter.length ? each : shorter))
  }
}

/** The lines from the first that differs to the last one; `…` stands for those around them. */
function onlyChanges(before: readonly string[], lines: readonly string[]): string[] {
  let start = 0
  while (start < lines.length && lines[start] === before[start]) start += 1
  let end = 0
  while (end < lines.length - start && lines.at(-1 - end) === before.at(-1 - end)) end += 1
  return [...(start > 0 ? ['…'] : []), ...lines.slice(start, lines.length - end), ...(end > 0 ? ['…'] : [])]
}
