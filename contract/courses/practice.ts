import * as v from 'valibot'

/** Practices that are drawn, each from one course, and done by mouse, touch or keys. */
export const handPracticeSchema = v.picklist(['ultrasound', 'approach', 'request', 'wind', 'mail', 'milk'])
export type HandPractice = v.InferOutput<typeof handPracticeSchema>

const shared = {
  /** What the visitor does, such as `Read the wind`: the name of its button, and of what is shared. */
  title: v.string(),
  /** What the course adds to it. */
  adds: v.string(),
  /** Lesson that it is taken from. */
  lesson: v.object({ number: v.number(), title: v.string() }),
}

/** Half a minute of a course that a visitor can try on a page. This shop's addition. */
export const practiceSchema = v.variant('kind', [
  v.object({ kind: handPracticeSchema, ...shared }),
  v.object({
    kind: v.literal('question'),
    ...shared,
    /** Address of the lesson's picture, SVG, 800 × 600. */
    picture: v.string(),
    question: v.string(),
    /** Two to four, one of them right. */
    answers: v.array(v.object({ text: v.string(), is_right: v.boolean() })),
    /** Why that answer is right. */
    because: v.string(),
  }),
])
export type Practice = v.InferOutput<typeof practiceSchema>
export type QuestionPractice = Extract<Practice, { kind: 'question' }>
