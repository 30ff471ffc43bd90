import type { HumanCheck } from '#contract/protocol/human-check.ts'

/** A captcha service. */
export interface CaptchaProvider {
  /** What the browser needs to show the challenge. */
  open(): Promise<HumanCheck>
  /**
   * Identifies the challenge that `token` solves, so that it is accepted once; undefined when it solves none. Throws
   * when that cannot be checked now.
   */
  verify(token: string, address: string): Promise<string | undefined>
}
