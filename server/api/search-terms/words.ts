import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { likePattern, normalize } from '#server/content/grams.ts'
import { keysOf, soundOf } from '#server/content/keystrokes.ts'
import type { Database } from '#server/db/open.ts'

// Queries of the words that can be searched (`searchWords`).

export interface Known {
  /** Texts that contain it, by how they write it; empty for a word that stands nowhere. */
  readonly texts: readonly string[]
  /** Number of texts with a word that contains it. */
  readonly entries: number
  /** Whether it is a whole word. */
  readonly isWord: boolean
  /** Whether it is a word of a title or keyword. */
  readonly isShown: boolean
  readonly isStopWord: boolean
}

const knownRowSchema = v.object({
  form: v.string(),
  is_part: v.boolean(),
  is_word: v.boolean(),
  is_shown: v.boolean(),
  entries: v.pipe(v.string(), v.transform(Number)),
  joined: v.array(v.string()),
  inflected: v.array(v.string()),
  is_stop_word: v.boolean(),
})

/** What the shop's texts know of each form. */
export async function lookUp(db: Database, forms: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const wanted = [...new Set(forms)].slice(0, 400)
  if (wanted.length === 0) return new Map()
  // A phrase is compared as its longest word; the texts themselves are compared as a whole.
  const words = wanted.map((form) => form.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? form)
  const { rows } = await db.execute(sql`
    select f.form,
      coalesce(bool_or(w.word = w.text and w.entries > 0), false) as is_part,
      coalesce(bool_or(w.word = f.word), false) as is_word,
      coalesce(bool_or(w.word = f.word and w.is_shown), false) as is_shown,
      coalesce(sum(w.entries), 0) as entries,
      coalesce((array_agg(distinct w.text) filter (where w.word <> w.text and w.entries > 0 and f.form = f.word))[1:4], '{}') as joined,
      case when f.form ~ '^[a-z]{3,}$' then array(
        select s.text from search_words s
        where s.stem <> '' and s.stem = (ts_lexize('english_stem', f.word))[1] and s.entries > 0
        order by s.entries desc limit 6
      ) else '{}' end as inflected,
      f.word ~ '^[a-z]+$' and ts_lexize('english_stem', f.word) = '{}' as is_stop_word
    from unnest(
      ${sql.param(wanted)}::text[], ${sql.param(words)}::text[],
      ${sql.param(words.map((word) => likePattern(keysOf(word))))}::text[], ${sql.param(words.map(likePattern))}::text[]
    ) as f(form, word, keys_pattern, word_pattern)
    left join search_words w on w.keys like f.keys_pattern and w.word like f.word_pattern
    group by f.form, f.word`)
  return new Map(
    v.parse(v.array(knownRowSchema), rows).map((row) => [
      row.form,
      {
        texts: [...(row.is_part ? [row.form] : []), ...row.joined, ...row.inflected],
        entries: row.entries,
        isWord: row.is_word,
        isShown: row.is_shown,
        isStopWord: row.is_stop_word,
      },
    ]),
  )
}

/** Most words that one beginning stands for. */
export const maxAlternatives = 12

const textRowSchema = v.object({ text: v.string() })

/** Words that `word` is the beginning of, by first consonants or by keys; a last syllable may be incomplete. */
export async function wordsBegunBy(db: Database, word: string): Promise<string[]> {
  const keys = keysOf(word)
  if (!/[ㄱ-ㅣ가-힣a-z]/.test(word) || keys.length < 2) return []
  const isInitials = /^[ㄱ-ㅎ]{2,}$/.test(word)
  // A lone first consonant says nothing, and a word that is no Korean would have been known as it is.
  if (!isInitials && keys.length < 3) return []
  const prefix = (text: string) => likePattern(text).slice(1)
  const byKeys = sql`keys like ${prefix(keys)}`
  const { rows } = await db.execute(sql`
    select text from search_words
    where is_shown and word = text and (${isInitials ? sql`initials like ${prefix(word)} or ${byKeys}` : byKeys})
    order by (initials = ${word}) desc, entries desc, length(word) limit ${maxAlternatives}`)
  return v.parse(v.array(textRowSchema), rows).map(({ text }) => text)
}

const correctionSchema = v.object({ text: v.string(), distance: v.number(), form: v.string() })
type Correction = v.InferOutput<typeof correctionSchema>

/**
 * Shown words that differ from one of `forms` by few keys or sound like it: all of the smallest difference, of the first
 * form that has one.
 */
export async function correct(db: Database, forms: readonly string[]): Promise<Correction[]> {
  // Fewer sounds are like too many words: “qqqq” has one.
  const wanted = forms.filter(
    (form) => /^(?:[a-z]{4,}|[가-힣]{2,})$/.test(form) && form.length <= 20 && soundOf(form).length >= 4,
  )
  if (wanted.length === 0) return []
  const { rows } = await db.execute(sql`
    select distinct on (w.text) w.text, levenshtein(w.sound, f.sound) as distance, f.form, f.place
    from unnest(${sql.param(wanted)}::text[], ${sql.param(wanted.map(soundOf))}::text[]) with ordinality as f(form, sound, place)
    cross join lateral (
      (select text, sound, phonetic from search_words where is_shown order by sound <-> f.sound limit 40)
      union all
      (select text, sound, phonetic from search_words
       where is_shown and f.form ~ '^[a-z]+$' and phonetic <> '' and phonetic = dmetaphone(f.form) limit 40)
    ) w
    where left(w.sound, 1) = left(f.sound, 1)
      and levenshtein(w.sound, f.sound) <= case
        when f.form ~ '^[a-z]+$' and w.phonetic = dmetaphone(f.form) then 3
        when length(f.sound) <= 6 then 1 when length(f.sound) <= 10 then 2 else 3 end
    order by w.text, distance, f.place`)
  const found = v.parse(v.array(correctionSchema), rows)
  const place = ({ form }: Correction) => wanted.indexOf(form)
  const sorted = found.toSorted((one, other) => one.distance - other.distance || place(one) - place(other))
  const [best] = sorted
  return sorted.filter(({ distance, form }) => distance === best?.distance && form === best.form).slice(0, 8)
}

/** Words like `word`, for a search that finds nothing, the most alike first. */
export async function similarWords(db: Database, word: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select text from (
      select text, sound <-> ${soundOf(normalize(word))} as distance
      from search_words where is_shown and word = text and length(word) > 1
      order by distance limit 12
    ) near where distance < 0.75 order by distance limit 5`)
  return v.parse(v.array(textRowSchema), rows).map(({ text }) => text)
}
