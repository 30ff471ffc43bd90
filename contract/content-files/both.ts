/**
 * A message of a schema in both languages: schemas know one text for a fault, and the import shows English on a command
 * line, the desk the operator's language. {@link languagesOf} takes them apart.
 */
export function both(english: string, korean: string): string {
  return `${english}\n${korean}`
}

/** Both languages of a fault. A message of the library itself has no Korean: `korean` is a general one. */
export function languagesOf(message: string): { readonly message: string; readonly korean: string } {
  const [english = '', korean = '값이 올바르지 않아요'] = message.split('\n')
  return { message: english, korean }
}

/** Fault of a colour that is too close to another one, with the nearest colour that passes. */
export function tooClose(
  {
    color,
    other,
  }: { readonly color: string; readonly other: { readonly en: string; readonly ko: string; readonly color: string } },
  { ratio, least, nearest }: { readonly ratio: number; readonly least: number; readonly nearest: string | undefined },
): string {
  // Rounded down: a contrast below the limit does not read as the limit.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return both(
    `${color} has a contrast of ${shown}:1 with ${other.en}, ${other.color}, and needs ${least}:1${nearest === undefined ? '' : `; the nearest colour that passes is ${nearest}`}`,
    `${color}와 ${other.ko} ${other.color}의 대비가 ${shown}:1이에요. ${least}:1 이상이어야 해요${nearest === undefined ? '' : `. 맞는 가장 가까운 색: ${nearest}`}`,
  )
}

/** Fault of a field whose value another entry has. */
export const used = (kind: string, korean: string, value: number | string) =>
  both(`is used by another ${kind}: ${value}`, `다른 ${korean}에서 이미 써요: ${value}`)
