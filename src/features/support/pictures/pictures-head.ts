import { msg } from '@lingui/core/macro'

/** Document head of the pictures page, outside the shop's own catalogues. */
export const picturesHead = {
  title: msg`Pictures`,
  description: msg`The words of the lessons’ pictures, with an example of each.`,
}
