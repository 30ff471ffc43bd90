import { msg } from '@lingui/core/macro'

/** Words for the head of the components page, kept out of the shop’s own words. */
export const componentsHead = {
  title: msg`Components`,
  description: msg`The parts of the shop’s screens in all variants and both colour schemes.`,
}
