import type { PurchaseOption } from '#contract/courses/course-detail.ts'
import type { OwnCourse } from './own-course.ts'

// Fixture: a complete course; tests override single properties.

export function purchaseOption(change: Partial<PurchaseOption> = {}): PurchaseOption {
  return {
    idx: 101003,
    name: '3-month pass',
    amt: 99_000,
    disc_rate: 15,
    disc_amt: 84_000,
    disc_amt_drt: 15_000,
    disc_until: '2026-12-31',
    delivery_amt: 0,
    subs_month: 3,
    ...change,
  }
}

export const armPad = purchaseOption({
  idx: 101500,
  name: 'Practice arm pad',
  amt: 38_000,
  disc_rate: 16,
  disc_amt: 32_000,
  disc_amt_drt: 0,
  disc_until: null,
  delivery_amt: 3_000,
  subs_month: 0,
})

export function sampleCourse(change: Partial<OwnCourse> = {}): OwnCourse {
  const lesson = (number: number, free: boolean) => ({
    number,
    title: `Lesson ${number}`,
    thumbnail: '/media/lesson.svg',
    free,
    exam: false,
    clip: free ? '/media/clip.svg' : null,
    crr_detail: 'What one does.',
    minutes: 30,
  })
  return {
    idx: 101,
    category: { code: 'healthcare', classification: 'Nursing', name: 'Healthcare' },
    title: 'IV insertion',
    summary: 'Two procedures by hand.',
    share_picture: '/media/share/0123456789abcdef/course-101-en.png',
    thumbnail: '/media/iv.svg',
    keyword: [],
    curriculum: { count: 3, free_count: 1, minutes: 90, detail: [lesson(1, true), lesson(2, false), lesson(3, false)] },
    amt: 99_000,
    price: { now: 69_000, regular: 99_000, rate: 30, from: true },
    months: [3, 12],
    individual: {
      is_exist: true,
      option: {
        subscription: [
          purchaseOption(),
          purchaseOption({
            idx: 101012,
            amt: 249_000,
            disc_rate: 20,
            disc_amt: 198_000,
            disc_amt_drt: 0,
            disc_until: null,
            subs_month: 12,
          }),
        ],
        not_subscription: [armPad],
      },
      buy: true,
      is_buy: false,
    },
    training: null,
    group: { is_exist: true, is_available: true },
    is_new: false,
    opens_on: '2026-10-20',
    description: 'Long.',
    description_mobile: 'Short.',
    recommend: [],
    feature: [],
    practice: null,
    teacher: null,
    rating: null,
    standard: null,
    affiliate_mall: null,
    availability: null,
    equipment: 'headset-optional',
    languages: ['ko', 'en'],
    sample_video: null,
    loop: null,
    notice_count: 7,
    is_coming: false,
    ...change,
  }
}
