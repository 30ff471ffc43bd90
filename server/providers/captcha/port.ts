import type { HumanCheck } from '../../../contract/human-check.ts'

/** A captcha service. */
export interface CaptchaProvider {
  /** What the browser needs to show the challenge. */
  open(): Promise<HumanCheck>
  /**
   * What names the challenge that `token` solves, so that it can be exchanged once; `undefined` when it solves none.
   * Throws when that can't be told at the moment.
   */
  verify(token: string, address: string): Promise<string | undefined>
}
