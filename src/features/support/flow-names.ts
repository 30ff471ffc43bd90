/** Names of all flows, without their long descriptions. Filled in by `scripts/generated-modules.ts` during the build. */
export declare const flowNames: readonly string[]
