import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createMessages } from '../../src/lib/i18n/i18n.ts'
import { sampleTexts } from './examples/component-example.ts'
import { componentExamples } from './examples/index.ts'

/** Components that draw nothing, and those that need a whole page, with the reason. */
const notShown: Record<string, string> = {
  AlertDialog: 'opened by the example of the buttons',
  AlertMount: 'the place of the alert in the document',
  BottomBar: 'fixed at the bottom of the window',
  ConnectionError: 'a whole page with its title',
  FlowContainer: 'marks the place of a flow',
  Form: 'a form element',
  Ground: 'on the page of each flow',
  PageError: 'a whole page with its title',
  LazyHydrate: 'keeps the HTML of the server',
  SkipLink: 'hidden until it has the focus',
  StateBox: 'on the page of each flow',
  StateDiagram: 'on the page of each flow',
  StateText: 'on the page of each flow',
  StepForm: 'a form element',
  StickyBar: 'stays at the bottom of the window',
}

interface Recipe {
  readonly classNames: { readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>> }
}

const isRecipe = (value: unknown): value is Recipe => typeof value === 'function' && 'classNames' in value

const componentModules = import.meta.glob<Record<string, unknown>>(
  ['../../src/ui/**/*.tsx', '!../../src/ui/**/*.test.tsx'],
  { eager: true },
)
const styleModules = import.meta.glob<Record<string, unknown>>('../../src/ui/**/*.css.ts', { eager: true })

/** All components in a tree of elements, in children and other props. */
function componentsIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn)
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node.type, ...Object.values(node.props).flatMap(componentsIn)]
}

async function renderExamples(children: ReactNode): Promise<Set<string>> {
  const messages = createMessages('en')
  await messages.load(['shop', 'form'])
  const rootRoute = createRootRoute({ component: () => children })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  const { container } = render(
    <I18nProvider i18n={messages.i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  await screen.findAllByText('What happened')
  return new Set([...container.querySelectorAll('*')].flatMap((element) => [...element.classList]))
}

const context = { text: sampleTexts, scheme: 'light' } as const

describe('componentExamples', () => {
  const shown = new Set(componentExamples.flatMap((example) => componentsIn(example.render(context))))
  const components = Object.values(componentModules).flatMap((module) =>
    // An anchor looks like the link to a page that is made from it.
    Object.entries(module).filter(([name]) => /^[A-Z]/.test(name) && !name.endsWith('Anchor')),
  )

  it('finds the components of src/ui', () => {
    expect(components.length).toBeGreaterThan(40)
  })

  it.each(components)('shows %s, or gives the reason why not', (name, component) => {
    expect(shown.has(component)).toBe(!Object.hasOwn(notShown, name))
  })

  it('names only existing components', () => {
    const names = components.map(([name]) => name)
    expect(Object.keys(notShown).filter((name) => !names.includes(name))).toEqual([])
  })

  it('shows every variant of every recipe', async () => {
    const classes = await renderExamples(
      componentExamples.map(({ name, render: draw }) => <section key={name}>{draw(context)}</section>),
    )
    const recipes = Object.values(styleModules).flatMap((module) => Object.entries(module))
    const variants = recipes.flatMap(([recipeName, recipe]) =>
      isRecipe(recipe)
        ? Object.entries(recipe.classNames.variants).flatMap(([group, values]) =>
            Object.entries(values).map(([value, className]) => ({
              name: `${recipeName} ${group} ${value}`,
              className,
            })),
          )
        : [],
    )
    expect(variants.length).toBeGreaterThan(20)
    expect(variants.filter(({ className }) => !classes.has(className)).map(({ name }) => name)).toEqual([])
  })
})
