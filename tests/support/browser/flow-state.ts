import { expect, type Page } from '@playwright/test'
import type { FlowName, FlowStateName } from '#tests/flows/flow-models.ts'

/** Address of a page with a flow in a given state, as a support view opens it: `addressInState<'login'>(…)`. */
export function addressInState<Flow extends FlowName>(path: string, state: FlowStateName<Flow>): string {
  return `${path}${path.includes('?') ? '&' : '?'}at=${state}`
}

/** CSS selector of a flow on the page, in a given state. */
export function flowInState<Flow extends FlowName>(flow: Flow, state: FlowStateName<Flow>): string {
  return `[data-flow="${flow}"][data-state="${state}"]`
}

/** Waits until a flow on the page is in a state. */
export async function expectFlowState<Flow extends FlowName>(
  page: Page,
  flow: Flow,
  state: FlowStateName<Flow>,
): Promise<void> {
  await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state)
}
