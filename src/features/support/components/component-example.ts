import type { MessageDescriptor } from '@lingui/core'
import type { ComponentProps, ElementType, ReactNode } from 'react'

export type ColorScheme = 'light' | 'dark'

export interface ExampleContext {
  readonly say: (message: MessageDescriptor) => string
  /** Colour scheme of the panel; part of IDs that must be unique on the page. */
  readonly scheme: ColorScheme
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
