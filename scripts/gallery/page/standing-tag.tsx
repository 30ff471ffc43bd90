import { Tag } from '../../../src/ui/content/tag.tsx'
import type { Standing } from '../pictures.ts'

const tones = { new: 'accent', changed: 'warning', gone: 'danger', equal: 'neutral' } as const

/** How a picture compares with the accepted one. */
export function StandingTag({ standing }: { readonly standing: Standing }) {
  return <Tag tone={tones[standing]}>{standing}</Tag>
}
