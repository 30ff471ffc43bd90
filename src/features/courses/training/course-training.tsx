import { useRouter } from '@tanstack/react-router'
import { use } from 'react'
import type { LocaleMessages } from '../../../lib/i18n/i18n.ts'
import type { Sale } from '../sale.ts'
import { trainingOf } from './training.ts'
import { TrainingBar, TrainingPanel } from './training-panel.tsx'

/** The member's training in a course, for the panel or for the bar. It comes late, and its words with it. */
export default function CourseTraining({ sale, place }: { sale: Sale; place: 'panel' | 'bar' }) {
  const { words, today } = useRouter().options.context
  use(wordsFor(words))
  const training = trainingOf(sale.course, sale.option, today)
  if (!training) return null
  return place === 'panel' ? <TrainingPanel {...training} /> : <TrainingBar {...training} />
}

const loads = new WeakMap<LocaleMessages, Promise<void>>()

/** The same promise each time, as rendering asks for it. */
function wordsFor(words: LocaleMessages): Promise<void> {
  const known = loads.get(words) ?? words.load(['training'])
  loads.set(words, known)
  return known
}
