/**
 * A name of which somebody who knows it recognizes enough, and nobody else learns it: `김○늘`, `K. H.`. Of a Korean name
 * the first and last letter stay, of any other the initials.
 */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => (/^[가-힣]+$/.test(word) ? maskKorean(word) : `${[...word][0] ?? ''}.`)).join(' ')
}

function maskKorean(word: string): string {
  const letters = [...word]
  if (letters.length < 2) return '○'
  const [first = ''] = letters
  const last = letters.length === 2 ? '○' : (letters.at(-1) ?? '')
  return `${first}${'○'.repeat(Math.max(0, letters.length - 2))}${last}`
}
