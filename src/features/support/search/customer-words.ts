/** What customers call something on a screen, and the words that the screens have for it. */
const customerWords: readonly (readonly [said: readonly string[], shown: string])[] = [
  [['red box', 'red message', 'red frame'], 'fields to fix'],
  [['빨간 상자', '빨간 박스', '빨간 네모', '빨간 글씨', '빨간색'], '항목을 확인해'],
  [['press pay', 'pressed pay', 'clicked pay', 'tapped pay', 'pay button'], 'checkout filling in the form'],
  [['결제 눌', '결제를 눌', '결제 버튼'], '주문서 작성 중'],
  [['spinning', 'keeps loading', 'spinner'], 'checking'],
  [['뱅글뱅글', '빙글빙글', '로딩만'], '확인하고 있어요'],
  [['declined', 'card refused', 'did not go through'], 'payment didn’t go through'],
  [['거절', '승인 안', '결제가 안'], '결제하지 못했어요'],
]

/** Adds the words of the screens to what a customer says. */
export function inScreenWords(said: string): string {
  const text = said.toLowerCase()
  const shown = customerWords.flatMap(([names, words]) => (names.some((name) => text.includes(name)) ? [words] : []))
  return [said, ...shown].join(' ')
}
