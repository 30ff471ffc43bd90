/** A flow's machine for editors. */
export interface MachineTexts {
  /** The definition as JSON. */
  readonly definition: string
  /** State diagram in Mermaid's language. */
  readonly diagram: string
}

/** By flow. Filled in by `scripts/generated-modules.ts` during the build, from machines and models. */
export declare const machineTexts: Readonly<Record<string, MachineTexts>>
