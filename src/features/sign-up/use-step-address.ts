import { useEffect, useRef } from 'react'
import { type SignUpStep, signUpSteps } from '../../../machines/sign-up.facts.ts'

interface StepAddressOptions {
  /** The step that is shown; undefined while there is none, and when all of them are done. */
  readonly step: SignUpStep | undefined
  /** The step that the address names. */
  readonly asked: SignUpStep
  /** Takes the machine one step back; false when it is busy. */
  readonly goBack: () => boolean
  readonly onStep: (step: SignUpStep, options: { readonly replace: boolean }) => void
}

const rank = (step: SignUpStep) => signUpSteps.indexOf(step)

/** Lets the address follow the machine, which owns the step; the browser's Back is a step back in the machine. */
export function useStepAddress({ step, asked, goBack, onStep }: StepAddressOptions): void {
  /** The step that the address named when it last agreed with the machine. */
  const agreed = useRef(asked)
  /** The step whose address is on its way. */
  const coming = useRef<SignUpStep>(undefined)
  useEffect(() => {
    if (step === undefined) return
    if (step === asked) {
      agreed.current = asked
      coming.current = undefined
      return
    }
    if (coming.current === step) return
    const wasMoved = asked !== agreed.current
    if (wasMoved && rank(asked) < rank(step) && goBack()) return
    agreed.current = asked
    coming.current = step
    onStep(step, { replace: wasMoved || rank(step) < rank(asked) })
  })
}
