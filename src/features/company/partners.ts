import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Field } from '#contract/content/courses.ts'

interface Partner {
  readonly name: MessageDescriptor
  /** What they contribute. */
  readonly part: MessageDescriptor
  readonly field: Field
  /** Year in which the cooperation began. */
  readonly since: number
}

interface PartnerGroup {
  readonly name: MessageDescriptor
  readonly partners: readonly Partner[]
}

/** Partners of the company by kind. */
export const partnerGroups: readonly PartnerGroup[] = [
  {
    name: msg`Schools`,
    partners: [
      {
        name: msg`Hanbit University, College of Nursing`,
        part: msg`Reviews the score sheets, 12 places in its skills room`,
        field: 'healthcare',
        since: 2020,
      },
      {
        name: msg`Garam University, Aeronautics`,
        part: msg`Checks the instrument approaches`,
        field: 'pilot',
        since: 2022,
      },
      {
        name: msg`Saedeul Meister High School`,
        part: msg`Welding and lathe lessons`,
        field: 'job',
        since: 2021,
      },
      {
        name: msg`Nuri University of Foreign Studies`,
        part: msg`Standards for scoring pronunciation`,
        field: 'language',
        since: 2023,
      },
    ],
  },
  {
    name: msg`Workplaces`,
    partners: [
      {
        name: msg`Solnae General Hospital`,
        part: msg`Filming on wards, training of new nurses`,
        field: 'healthcare',
        since: 2020,
      },
      {
        name: msg`Daon Construction`,
        part: msg`Recordings of tower crane signals`,
        field: 'safety',
        since: 2023,
      },
      { name: msg`Maru Data Centre`, part: msg`Logs of intrusions`, field: 'security', since: 2023 },
      { name: msg`Hanson Aviation Academy`, part: msg`Review by flight instructors`, field: 'pilot', since: 2019 },
    ],
  },
  {
    name: msg`Devices`,
    partners: [
      { name: msg`Oreum Robotics`, part: msg`Haptic gloves`, field: 'healthcare', since: 2022 },
      { name: msg`Hangil Simulation`, part: msg`Cockpits and racing wheels`, field: 'pilot', since: 2023 },
    ],
  },
]
