import { msg } from '@lingui/core/macro'

/** Words for the head of the icons page, kept out of the shop’s own words. */
export const iconsHead = {
  title: msg`Icons`,
  description: msg`The drawings of the shop’s screens, with their names and measures.`,
}
