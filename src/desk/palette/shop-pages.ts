import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#contract/addresses/paths.ts'

/** Pages of the shop that customers ask about. */
export const shopPages: readonly { readonly path: string; readonly name: MessageDescriptor }[] = [
  { path: paths.home(), name: msg`Home page` },
  { path: paths.courses(), name: msg`Courses` },
  { path: paths.devices(), name: msg`Devices` },
  { path: paths.downloads(), name: msg`Downloads` },
  { path: paths.downloads({ tab: 'manuals' }), name: msg`Manuals` },
  { path: paths.customerService(), name: msg`Customer support` },
  { path: paths.notices(), name: msg`Notices` },
  { path: paths.events(), name: msg`Events` },
  { path: paths.faq(), name: msg`Frequently asked questions` },
  { path: paths.inquiry(), name: msg`Form for inquiries` },
  { path: paths.certificate(), name: msg`Check of a certificate` },
  { path: paths.company(), name: msg`About the company` },
  { path: paths.terms(), name: msg`Terms of use` },
  { path: paths.privacyPolicy(), name: msg`Privacy policy` },
]
