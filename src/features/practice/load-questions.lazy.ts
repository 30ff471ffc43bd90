import type { HandPractice, Practice } from '#contract/courses/practice.ts'
import type { Questions } from './practice-props.ts'

/** Each is a file of its own: who measures an artery loads no crane. */
const byHand: Record<HandPractice, () => Promise<Questions>> = {
  ultrasound: async () => (await import('./ultrasound-question.lazy.tsx')).ultrasoundQuestions,
  approach: async () => (await import('./approach-question.lazy.tsx')).approachQuestions,
  request: async () => (await import('./request-question.lazy.tsx')).requestQuestions,
  wind: async () => (await import('./wind-question.lazy.tsx')).windQuestions,
  mail: async () => (await import('./mail-question.lazy.tsx')).mailQuestions,
  milk: async () => (await import('./milk-question.lazy.tsx')).milkQuestions,
}

/** Loads the code of a practice's questions. */
export async function loadQuestions(practice: Practice): Promise<Questions> {
  if (practice.kind !== 'question') return byHand[practice.kind]()
  return (await import('./choice-question.lazy.tsx')).choiceQuestions(practice)
}
