/**
 * Plugin of Stryker: plants no faults in texts. Sentences are read by people, in logs, audit notes and errors, and no
 * rule depends on their wording. A word outside of a list is a name, a key or a state: the compiler refuses another one.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore(path) {
        if (path.isTemplateLiteral())
          return path.node.quasis.some(({ value }) => value.raw.includes(' ')) ? 'a sentence' : undefined
        if (!path.isStringLiteral()) return undefined
        if (path.node.value.includes(' ')) return 'a sentence'
        return path.parentPath?.isArrayExpression() ? undefined : 'a word that the compiler checks'
      },
    },
  },
]
