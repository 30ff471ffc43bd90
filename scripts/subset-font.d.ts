declare module 'subset-font' {
  /** Cuts a font to the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype'
      /** A range of an axis, or the one value at which it is fixed. */
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>
      >
      /** OpenType features to keep; all of them when absent. */
      readonly keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
