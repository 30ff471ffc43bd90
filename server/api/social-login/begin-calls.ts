import * as contract from '#contract/accounts/social-login.ts'
import { defineHandler } from '../define-handler.ts'
import { beginSocialLogin } from './begin.ts'

/* Begin a social login as the link of the login page does, for programs that call instead of following it. */

export const beginGoogleLogin = defineHandler(contract.beginGoogleLogin, async (call) => ({
  content: { url: await beginSocialLogin(call, call.caller, 'google', { returnPath: call.body.return_url }) },
}))

export const beginKakaoLogin = defineHandler(contract.beginKakaoLogin, async (call) => ({
  content: { url: await beginSocialLogin(call, call.caller, 'kakao', { returnPath: call.body.return_url }) },
}))

export const beginNaverLogin = defineHandler(contract.beginNaverLogin, async (call) => ({
  content: { url: await beginSocialLogin(call, call.caller, 'naver', { returnPath: call.body.return_url }) },
}))
