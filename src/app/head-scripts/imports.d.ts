/** The text of a module as an inline script, see `scripts/head-scripts.ts`. */
declare module '*?head-script' {
  const text: string
  export default text
}
