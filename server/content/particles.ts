/** Particles and endings that Korean joins to a noun, longest first where one ends with another. */
const endings = [
  ...['으로서는', '으로써는', '에서는', '에서의', '에서도', '으로는', '으로도', '으로서', '으로써', '에게서', '한테서'],
  ...[
    '이라는',
    '이라고',
    '이나마',
    '하려면',
    '하기',
    '하는',
    '하고',
    '했는데',
    '했어요',
    '해요',
    '하면',
    '해서',
    '할까요',
  ],
  ...['인가요', '이에요', '입니다', '되나요', '됐나요', '되요', '돼요', '됩니다', '받기', '받는'],
  ...['에서', '에게', '에는', '에도', '으로', '로는', '로서', '로써', '이랑', '이나', '이란', '라는', '라고', '예요'],
  ...['까지', '부터', '마다', '조차', '밖에', '처럼', '보다', '한테', '들은', '들이', '들을', '들의', '들'],
  ...[
    '은',
    '는',
    '이',
    '가',
    '을',
    '를',
    '의',
    '에',
    '께',
    '로',
    '와',
    '과',
    '랑',
    '도',
    '만',
    '나',
    '란',
    '인',
    '할',
    '한',
  ],
]

/**
 * The Korean words that `word` may be with a particle or ending: 크레인을 may be 크레인. At least two syllables stay; the
 * shop's own words decide which of them is meant.
 */
export function withoutParticles(word: string): string[] {
  if (!/[가-힣]$/.test(word)) return []
  return endings.flatMap((ending) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && [...stem].length >= 2 ? [stem] : []
  })
}
