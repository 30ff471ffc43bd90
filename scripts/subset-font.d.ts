declare module 'subset-font' {
  /** Cuts a font to the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number; readonly default: number }>
      >
      /** OpenType features to keep; all of them when absent. */
      readonly keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
