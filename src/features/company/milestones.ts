import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import insertion from '../../../content/pictures/healthcare-02-iv-insertion.svg?url&no-inline'
import ward from '../../../content/pictures/healthcare-06-vital-signs.svg?url&no-inline'
import soldering from '../../../content/pictures/job-03-soldering.svg?url&no-inline'
import confinedSpace from '../../../content/pictures/safety-02-confined.svg?url&no-inline'
import desk from '../../../content/pictures/security-01-phishing.svg?url&no-inline'
import gloves from '../../../content/pictures/vr-5-haptic-gloves.svg?url&no-inline'
import demoKit from '../../../content/pictures/vr-8-demo-kit.svg?url&no-inline'

export interface Milestone {
  /** First day of its month. */
  readonly day: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** Address of a picture, four by three. The first milestone has none. */
  readonly picture?: string
}

/** History of the company, newest first. */
export const milestones: readonly Milestone[] = [
  {
    day: '2026-07-01',
    title: msg`The workbench for job training`,
    text: msg`Soldering, the lathe and the bakery joined the courses, each with score sheets from working tradespeople.`,
    picture: soldering,
  },
  {
    day: '2025-10-01',
    title: msg`App 2.4 and student ID login at 12 universities`,
    text: msg`Haptic gloves are steadier, and students at 12 universities can log in with their student ID.`,
    picture: gloves,
  },
  {
    day: '2025-01-01',
    title: msg`A whole day on the ward`,
    text: msg`The intensive care handover joined the healthcare courses: from the first round to the end of a shift.`,
    picture: ward,
  },
  {
    day: '2024-04-01',
    title: msg`Devices to rent`,
    text: msg`From one headset to a whole training room, with setup and collection.`,
    picture: demoKit,
  },
  {
    day: '2023-04-01',
    title: msg`Industrial safety and IT security`,
    text: msg`We began with work too dangerous to practise for real. Confined spaces came first.`,
    picture: confinedSpace,
  },
  {
    day: '2022-01-01',
    title: msg`Without a headset`,
    text: msg`For schools with only PCs, courses can now be finished with a mouse and keyboard.`,
    picture: desk,
  },
  {
    day: '2020-07-01',
    title: msg`The first course: inserting an IV line`,
    text: msg`Two nurses worked on it for eight months with one model arm.`,
    picture: insertion,
  },
  {
    day: '2019-04-01',
    title: msg`Started by five people in Gongbang-gil, Seongdong-gu`,
    text: msg`We rented a welding bench and measured our first hand movements.`,
  },
]

/** Quarters of a year from one day to a later one; both are the first days of quarters. */
export function quartersBetween(from: string, until: string): number {
  return quarterOf(until) - quarterOf(from)
}

function quarterOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 4 + Math.floor((month - 1) / 3)
}
