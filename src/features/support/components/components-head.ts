import { msg } from '@lingui/core/macro'

/** Document head of the components page, outside the shop's own catalogues. */
export const componentsHead = {
  title: msg`Components`,
  description: msg`The parts of the shop’s screens in all variants and both colour schemes.`,
}
