import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { changeForgottenPassword, checkPasswordLink, sendPasswordLink } from '#contract/accounts/find-password.ts'
import { type PasswordLinkErrorCode, passwordLinkErrorCodes } from '#contract/accounts/password-link-errors.ts'
import { loginDraft } from '#entities/password/login-draft.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { linkInput } from '#lib/url/link-token.ts'
import { findPasswordMachine } from '#machines/find-password.machine.ts'
import { announcePasswordChange, watchPasswordChanges } from './password-channel.ts'

export interface FindPasswordDependencies {
  readonly http: Http
  /** Reads the token in the link's address; empty when there is none. */
  readonly token: () => string
  /** Opens the page that requests a link. */
  readonly goToRequest: (refused: PasswordLinkErrorCode | undefined) => void
  /** Opens the login after the page of a link has changed the password. */
  readonly goToLogin: () => void
}

const linkErrorSchema = v.picklist(passwordLinkErrorCodes)

/** Provides the actors and actions of finding a password. */
export function provideFindPassword({ http, token, goToRequest, goToLogin }: FindPasswordDependencies) {
  return findPasswordMachine.provide({
    actors: {
      sendPasswordLink: endpointActor(http, sendPasswordLink),
      deadline: deadlineActor,
      watchPasswordChanges,
      checkLink: fromPromise(({ signal }) => http(checkPasswordLink, linkInput(token()), signal)),
      changePassword: fromPromise(async ({ input: { password, repeated, keepRecent }, signal }) => {
        const body = { token: token(), new_pwd: password, new_pwd_confirm: repeated, keep_recent: keepRecent }
        return http(changeForgottenPassword, { body }, signal)
      }),
    },
    actions: {
      announceChange: (_, { userid }) => announcePasswordChange(userid),
      goToLogin: (_, { userid }) => {
        loginDraft.save({ userid })
        goToLogin()
      },
      goToRequest: (_, { code }) => {
        const refused = v.safeParse(linkErrorSchema, code)
        goToRequest(refused.success ? refused.output : undefined)
      },
    },
  })
}
