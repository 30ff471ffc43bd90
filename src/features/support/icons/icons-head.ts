import { msg } from '@lingui/core/macro'

/** Document head of the icons page, outside the shop's own catalogues. */
export const iconsHead = {
  title: msg`Icons`,
  description: msg`The drawings of the shop’s screens, with their names and measures.`,
}
