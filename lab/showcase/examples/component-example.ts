import type { ComponentProps, ElementType, ReactNode } from 'react'

/** What the examples say. */
export const sampleTexts = {
  title: 'What happened',
  sentence: 'What to do about it.',
  error: 'Choose a reason.',
  label: 'Name',
  action: 'Send',
  busy: 'Sending',
  link: 'A link',
  search: 'Search',
  close: 'Close',
  agree: 'I agree',
  lessons: 'Lessons',
  hours: 'Hours',
  left: 'left',
} as const
export type SampleTexts = typeof sampleTexts

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
