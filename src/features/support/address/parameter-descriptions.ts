import type { ParameterDescription } from './address-descriptions.ts'

/**
 * Words about the parameters of routes, by `route name`. Filled in by `scripts/generated-modules.ts` during the build, from
 * the comments of the search schemas.
 */
export declare const routeParameterDescriptions: Readonly<Record<string, ParameterDescription>>
