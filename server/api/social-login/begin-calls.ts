import { beginGoogleLogin, beginKakaoLogin, beginNaverLogin } from '../../../contract/social-login.ts'
import { defineHandler } from '../define-handler.ts'
import { beginSocialLogin } from './begin.ts'

/** The same as the link of the login page does, for programs that call instead of following it. */
export const beginSocialLoginCalls = [
  defineHandler(beginGoogleLogin, async (call) => ({
    content: { url: await beginSocialLogin(call, call.caller, 'google', { returnPath: call.body.return_url }) },
  })),
  defineHandler(beginKakaoLogin, async (call) => ({
    content: { url: await beginSocialLogin(call, call.caller, 'kakao', { returnPath: call.body.return_url }) },
  })),
  defineHandler(beginNaverLogin, async (call) => ({
    content: { url: await beginSocialLogin(call, call.caller, 'naver', { returnPath: call.body.return_url }) },
  })),
]
