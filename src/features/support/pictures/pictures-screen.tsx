import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { illustrationWords } from '#contract/content/course-calls.ts'
import { type Field, fields } from '#contract/content/courses.ts'
import { Link } from '#ui/controls/link.tsx'
import { SegmentedControl } from '#ui/controls/segmented-control.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { SupportFrame } from '../layout/support-frame.tsx'
import * as styles from './pictures-screen.css.ts'

type Words = v.InferOutput<typeof illustrationWords.content>

interface PicturesScreenProps {
  readonly field: Field
  readonly words: Words
}

/** All words of the lessons' pictures of one field, each with an example. */
export function PicturesScreen({ field, words }: PicturesScreenProps) {
  const { t } = useLingui()
  return (
    <SupportFrame
      tab="pictures"
      intro={t`A lesson’s picture is made of three words: subject, tool and view. These are all of them.`}
    >
      <div className={styles.fields}>
        <SegmentedControl aria-label={t`Field of training`}>
          {fields.map((each) => (
            <Link
              key={each}
              to="/support/pictures"
              search={{ field: each }}
              aria-current={each === field ? 'true' : undefined}
            >
              {each}
            </Link>
          ))}
        </SegmentedControl>
      </div>
      <WordSection title={t`Subjects: what is worked on`} words={words.subjects} />
      <WordSection title={t`Tools: what the hand holds`} words={words.tools} />
      <WordSection title={t`Views: from where it is seen`} words={words.views} />
    </SupportFrame>
  )
}

function WordSection({ title, words }: { title: ReactNode; words: Words['subjects'] }) {
  const count = words.length
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p>
        <Plural value={count} one="# word" other="# words" />
      </p>
      <ul className={styles.words}>
        {words.map(({ word, picture }) => (
          <li key={word}>
            <Picture src={picture} width={800} height={600} loading="lazy" />
            <code>{word}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
