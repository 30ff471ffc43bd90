import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { allCodes, type Code, type CodeFlow, flowOf } from '#contract/protocol/code-catalogue.ts'

/** Names of the flows that show codes, in the order in which users reach them. */
export const codeGroups: Record<CodeFlow, MessageDescriptor> = {
  login: msg`Login`,
  'qr-login': msg`Student ID QR`,
  'social-login': msg`Social login`,
  session: msg`Session`,
  'identity-verification': msg`Identity verification`,
  'sign-up': msg`Sign-up`,
  'change-password': msg({ context: 'code group', message: 'Changing your password' }),
  'edit-profile': msg`Editing the profile`,
  'find-id': msg`Finding an ID`,
  'find-password': msg`Finding a password`,
  order: msg`Order and payment`,
  inquiry: msg`Inquiry`,
  withdrawal: msg`Withdrawal`,
  'data-export': msg`Files with one’s own data`,
  learning: msg`Learning`,
  'visit-counts': msg`Anonymous counts`,
  request: msg`Any call`,
}

export interface CodeGroup {
  readonly flow: CodeFlow
  readonly title: MessageDescriptor
  readonly codes: readonly Code[]
}

/** Groups codes by flow; a flow without any of them has no group. */
export function groupCodes(codes: readonly Code[]): CodeGroup[] {
  return Object.entries(codeGroups).flatMap(([flow, title]) => {
    const members = codes.filter((code) => flowOf(code) === flow)
    return members[0] === undefined ? [] : { flow: flowOf(members[0]), title, codes: members }
  })
}

/** Codes of the same flow. */
export function codesBeside(code: Code): Code[] {
  return allCodes.filter((each) => flowOf(each) === flowOf(code))
}
