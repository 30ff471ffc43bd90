import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentProps, ElementType, ReactNode } from 'react'

/** What the examples say, in the language of the page. */
export const sampleTexts = (say: (message: MessageDescriptor) => string) => ({
  title: say(msg`What happened`),
  sentence: say(msg`What to do about it.`),
  error: say(msg`Choose a reason.`),
  label: say(msg`Name`),
  action: say(msg`Send`),
  busy: say(msg`Sending`),
  link: say(msg`A link`),
  search: say(msg`Search`),
  close: say(msg`Close`),
  agree: say(msg`I agree`),
  lessons: say(msg`Lessons`),
  hours: say(msg`Hours`),
  left: say(msg`left`),
})
export type SampleTexts = ReturnType<typeof sampleTexts>

interface ExampleContext {
  readonly text: SampleTexts
  /** Colour scheme of the panel; part of IDs that must be unique on the page. */
  readonly scheme: 'light' | 'dark'
}

export interface ComponentExample {
  /** Name of the component in the code. */
  readonly name: string
  /** Renders all variants of the component, and of those that share its styles. */
  readonly render: (context: ExampleContext) => ReactNode
}

/** Takes every value of a variant: a list that lacks one does not compile. */
export function everyOf<Value>() {
  return <const Values extends readonly Value[]>(
    values: Values & ([Value] extends [Values[number]] ? unknown : 'a value is missing'),
  ): Values => values
}

export type VariantOf<Component extends ElementType, Name extends keyof ComponentProps<Component>> = NonNullable<
  ComponentProps<Component>[Name]
>
