import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { knownWords } from '#illustrations/compose.ts'
import { readKit } from '#illustrations/read-kit.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { both, catalogue } from '#tests/support/server/sample-catalogue.ts'
import { diskFolder } from './content-folder.ts'
import { readContent } from './read.ts'
import type { Fault } from './yaml-file.ts'

const infusion = 'courses/healthcare/infusion.yaml'
const forklift = 'courses/safety/forklift.yaml'
const headset = 'devices/headset.yaml'

/** Faults of a folder in which `before` was replaced in `file`; expects `field` at that line. */
function expectFault(file: string, before: string, after: string, fault: Pick<Fault, 'field' | 'message'>): void {
  const folder = contentFolder(catalogue)
  const line = folder.replace(file, before, after)
  const { content, faults } = readContent(diskFolder(folder.directory))
  expect(content).toBeUndefined()
  expect(faults).toMatchObject([{ file, line, ...fault }])
}

test('reads a valid folder completely', () => {
  const { content, faults } = readContent(diskFolder(contentFolder(catalogue).directory))
  expect(faults).toEqual([])
  expect(content?.courses.map(({ category, slug, course }) => [category, slug, course.idx]).slice(0, 4)).toEqual([
    ['healthcare', 'coming-soon', 103],
    ['healthcare', 'emergency-room', 102],
    ['healthcare', 'infusion', 101],
    ['job', 'workshop-1', 301],
  ])
  expect(content?.courses).toHaveLength(13)
  expect(content?.devices.map(({ idx }) => idx)).toEqual([11, 12, 21])
})

describe('reports file, line and field of', () => {
  test('a syntax error in the YAML', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(infusion, 'classification: nursing', 'classification: "nursing')
    const { content, faults } = readContent(diskFolder(folder.directory))
    expect(content).toBeUndefined()
    expect(faults[0]).toMatchObject({ file: infusion, field: '' })
    expect(faults[0]?.line).toBeGreaterThanOrEqual(line)
    expect(faults[0]?.message).not.toBe('')
  })

  test('a field that is given twice', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(infusion, 'classification: nursing', 'classification: nursing\nidx: 109')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file: infusion, line: line + 1 }])
  })

  test('a missing field, at the part that lacks it', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(infusion, '  en: IV "insertion" <hands on>\n', '')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: infusion, line: line - 1, field: 'title.en', message: 'is missing' },
    ])
  })

  test('a wrong type', () =>
    expectFault(infusion, 'suggested_position: 3', 'suggested_position: many', {
      field: 'suggested_position',
      message: 'must be a whole number',
    }))

  test('an empty text', () =>
    expectFault(infusion, 'ko: 정맥주사 놓기', 'ko: " "', { field: 'title.ko', message: 'must not be empty' }))

  test('an unknown field', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(forklift, 'equipment: wheel', 'equipment: wheel\ncolour: red')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: forklift, line: line + 1, field: 'colour', message: 'is not a known field' },
    ])
  })

  test('an unknown classification, with the known ones', () =>
    expectFault(infusion, 'classification: nursing', 'classification: surgery', {
      field: 'classification',
      message: 'is not one of nursing, emergency',
    }))

  test('a classification of another category', () =>
    expectFault(infusion, 'classification: nursing', 'classification: plant', {
      field: 'classification',
      message: 'is not one of nursing, emergency',
    }))

  test('no field at all, and more than twelve', () => {
    const [category] = catalogue.categories
    if (!category) throw new Error('the sample has categories')
    for (const length of [0, 13]) {
      const categories = Array.from({ length }, (_, index) => ({ ...category, code: `field-${index}` }))
      const { content, faults } = readContent(diskFolder(contentFolder({ ...catalogue, categories }).directory))
      expect(content).toBeUndefined()
      expect(faults).toMatchObject([
        { file: 'categories.yaml', line: 1, field: '', message: 'must name one to twelve fields' },
      ])
    }
  })

  test.each([
    ['twice', 'code: job', 'code: safety', 'is used by another field: safety'],
    ['with a capital', 'code: job', 'code: Job', /^must be small letters and digits/],
    ['with two hyphens', 'code: job', 'code: on--the-job', /^must be small letters and digits/],
    ['that figures use for devices', 'code: job', 'code: devices', 'must not be devices'],
  ])('the code of a field %s', (_, before, after, message) => {
    const folder = contentFolder(catalogue)
    const line = folder.replace('categories.yaml', before, after)
    expect(readContent(diskFolder(folder.directory)).faults).toContainEqual(
      expect.objectContaining({
        file: 'categories.yaml',
        line,
        field: '2.code',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    )
  })

  test('a classification that its field has already', () => {
    const folder = contentFolder(catalogue)
    const line = folder.replace('categories.yaml', 'code: emergency', 'code: nursing')
    expect(readContent(diskFolder(folder.directory)).faults).toContainEqual(
      expect.objectContaining({
        file: 'categories.yaml',
        line,
        field: '0.classifications.1.code',
        message: 'is used by another classification: nursing',
      }),
    )
  })

  test('an event, and a course, of a field that there is not', () => {
    expectFault('events/4.yaml', 'category: safety', 'category: welding', {
      field: 'category',
      message: 'is not one of healthcare, safety, job: welding',
    })
    const { courses, ...rest } = catalogue
    const { 'safety/forklift': moved, ...others } = courses
    if (!moved) throw new Error('the sample has a forklift')
    const folder = contentFolder({ ...rest, courses: { ...others, 'tig-welding/forklift': moved } })
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      {
        file: 'courses/tig-welding/forklift.yaml',
        line: 1,
        message: 'lies in courses/tig-welding, which categories.yaml does not name',
      },
    ])
  })

  test.each([
    ['no category of devices', [], 'device-categories.yaml', '', 'must name one to twelve categories'],
    [
      'a category of devices twice',
      [{ code: 'vr' }, { code: 'wheel' }, { code: 'vr' }],
      'device-categories.yaml',
      '2.code',
      'is used by another category: vr',
    ],
    [
      'a device of a category that there is not',
      [{ code: 'vr' }],
      'devices/wheel.yaml',
      'category',
      'is not one of vr: wheel',
    ],
  ])('%s', (_, codes, file, field, message) => {
    const deviceCategories = codes.map((each) => ({ ...each, name: both('장비', 'Devices') }))
    const folder = contentFolder({ ...catalogue, deviceCategories })
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file, field, message }])
  })

  test('a folder of the illustration kit that there is not', () =>
    expectFault('categories.yaml', 'kit: safety', 'kit: welding', {
      field: '1.kit',
      message: 'is not one of healthcare, job, language, pilot, safety, security: welding',
    }))

  describe('a colour', () => {
    const added = (text: string) => `code: job\n  ${text}`

    test.each([
      ['without quotes', 'color: teal', '2.color', "must be a colour such as '#1C8C86', in quotes"],
      ['of three digits', "color: '#1C8'", '2.color', "must be a colour such as '#1C8C86', in quotes"],
      [
        'of marks that is too pale for the page alone',
        "color: '#E06C50'",
        '2.color',
        '#E06C50 has a contrast of 2.99:1 with the ground of light pages, #F7F5F0, and needs 3:1; the nearest colour that passes is #DE6B4F',
      ],
      [
        'of marks that is too dark for cards of dark pages',
        "shades: { dark: '#5F6873' }",
        '2.shades.dark',
        '#5F6873 has a contrast of 2.86:1 with the cards of dark pages, #1D2125, and needs 3:1; the nearest colour that passes is #646D77',
      ],
      [
        'behind pictures that is too dark for text',
        "shades: { tint: '#6F7780' }",
        '2.shades.tint',
        '#6F7780 has a contrast of 3.63:1 with the text of light pages, #15202B, and needs 4.5:1; the nearest colour that passes is #80878F',
      ],
      [
        'behind pictures that is too pale for text on dark pages',
        "shades: { dark_tint: '#8A8F94' }",
        '2.shades.dark_tint',
        '#8A8F94 has a contrast of 2.79:1 with the text of dark pages, #F1EDE5, and needs 4.5:1; the nearest colour that passes is #686B6F',
      ],
    ])('%s', (_, text, field, message) => {
      const folder = contentFolder(catalogue)
      const line = folder.replace('categories.yaml', 'code: job', added(text)) + 1
      const { faults } = readContent(diskFolder(folder.directory))
      expect(faults).toMatchObject([{ file: 'categories.yaml', line, field, message }])
    })

    test('that fails on the page and on cards is named with each', () => {
      const folder = contentFolder(catalogue)
      folder.replace('categories.yaml', 'code: job', added("color: '#FFD400'"))
      const { faults } = readContent(diskFolder(folder.directory))
      expect(faults.map(({ message }) => message)).toEqual([
        '#FFD400 has a contrast of 1.31:1 with the ground of light pages, #F7F5F0, and needs 3:1; the nearest colour that passes is #A88C00',
        '#FFD400 has a contrast of 1.43:1 with the cards of light pages, #FFFFFF, and needs 3:1; the nearest colour that passes is #A88C00',
      ])
    })
  })

  test('a picture that is missing', () =>
    expectFault(forklift, 'picture: ward.svg', 'picture: truck.svg', {
      field: 'picture',
      message: 'names pictures/truck.svg, which is missing',
    }))

  test.each([
    ['subject', 'subject: arm', 'subject: leg', 'curriculum.7.picture.subject'],
    ['tool', 'tool: syringe', 'tool: leg', 'curriculum.7.picture.tool'],
    // The view of the last lesson; the first lesson's picture is close too.
    ['view', 'tool: syringe\n      view: close', 'tool: syringe\n      view: leg', 'curriculum.7.picture.view'],
  ] as const)('an unknown %s of a lesson’s picture, with the known words', (part, before, after, field) => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(infusion, before, after) + (part === 'view' ? 1 : 0)
    const [fault, ...others] = readContent(diskFolder(folder.directory)).faults
    expect(others).toEqual([])
    expect(fault).toMatchObject({ file: infusion, line, field })
    const known = knownWords(readKit(), 'healthcare')[part]
    expect(fault?.message).toBe(`is not one of ${known.join(', ')}: leg`)
  })

  test('a lesson’s picture that another field has', () => {
    const folder = contentFolder(catalogue)
    folder.course('safety/forklift', (course) => ({
      ...course,
      curriculum: course.curriculum.map((lesson, index) =>
        index === 0 ? { ...lesson, picture: { subject: 'arm', tool: 'hand', view: 'close' } } : lesson,
      ),
    }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: forklift, field: 'curriculum.0.picture.subject' },
    ])
  })

  test('two lessons of a course with the same picture', () => {
    const folder = contentFolder(catalogue)
    folder.course('safety/forklift', (course) => ({
      ...course,
      curriculum: course.curriculum.map((lesson, index, all) =>
        index === 4 ? { ...lesson, picture: all[1]?.picture ?? lesson.picture } : lesson,
      ),
    }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      {
        file: forklift,
        field: 'curriculum.4.picture',
        message: 'is the picture of lesson 2 too: forklift hand right',
      },
    ])
  })

  test('a sample video that videos.yaml lacks', () =>
    expectFault(infusion, 'sample_video: ward.mp4', 'sample_video: theatre.mp4', {
      field: 'sample_video',
      message: 'is not listed in videos.yaml: theatre.mp4',
    }))

  test('the number of another course', () =>
    expectFault('courses/job/workshop-2.yaml', 'idx: 302', 'idx: 301', {
      field: 'idx',
      message: 'is used by another course: 301',
    }))

  test('the number of another notice', () =>
    expectFault(infusion, 'idx: 10106', 'idx: 10107', {
      field: 'notices.1.idx',
      message: 'is used by another notice: 10107',
    }))

  test('a pass of the same months as another of its course', () =>
    expectFault(infusion, 'months: 1\n', 'months: 3\n', {
      field: 'options.subscription.1.months',
      message: 'is used by another pass: 3',
    }))

  test('prices that do not fall from regular to discounted', () =>
    expectFault(infusion, 'amount: 45000', 'amount: 30000', {
      field: 'options.subscription.1.amount',
      message: 'must be higher than discounted, and that higher than special.amount',
    }))

  test('a special price that is not lower', () => {
    const folder = contentFolder(catalogue)
    folder.replace(infusion, 'amount: 20000', 'amount: 30000')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: infusion, field: 'options.subscription.1.amount' },
    ])
  })

  test('a day that does not exist', () =>
    expectFault(infusion, 'until: 2026-11-21', 'until: 2026-02-30', {
      field: 'options.subscription.1.special.until',
      message: 'must be a day such as 2026-11-30',
    }))

  test('an amount above the maximum', () =>
    expectFault(forklift, 'amount: 70000', 'amount: 3000000000', {
      field: 'options.not_subscription.0.amount',
      message: 'must be at most 2000000000',
    }))

  test('a device without a category', () =>
    expectFault(headset, 'category: vr', 'category: gloves', {
      field: 'category',
      message: 'is not one of vr, wheel: gloves',
    }))

  test('a device that is neither rented nor sold', () => {
    const folder = contentFolder(catalogue)
    folder.replace('devices/wheel.yaml', 'purchase_amount: 270000\n', '')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      {
        file: 'devices/wheel.yaml',
        line: 1,
        field: 'rentals',
        message: 'must name at least one term, or the device needs a purchase_amount',
      },
    ])
  })

  test('the number of another device', () =>
    expectFault('devices/treadmill.yaml', 'idx: 12', 'idx: 11', {
      field: 'idx',
      message: 'is used by another device: 11',
    }))

  test('a term of the same months as another of its device', () =>
    expectFault(headset, 'months: 1\n', 'months: 12\n', {
      field: 'rentals.1.months',
      message: 'is used by another term: 12',
    }))

  test('the missing picture of a device', () =>
    expectFault('devices/wheel.yaml', 'picture: needle.svg', 'picture: rim.svg', {
      field: 'picture',
      message: 'names pictures/rim.svg, which is missing',
    }))

  test('a course that a device is for and that is missing', () =>
    expectFault(headset, '- 103', '- 999', { field: 'courses.0', message: 'names course 999, which is missing' }))

  test('a number that two manuals use', () =>
    expectFault('manuals/needle.yaml', 'idx: 2', 'idx: 1', {
      field: 'idx',
      message: 'is used by another manual: 1',
    }))

  test('a file that a manual names and the folder lacks', () =>
    expectFault('manuals/needle.yaml', 'ko: 주사 안내서.pdf', 'ko: 없는 안내서.pdf', {
      field: 'file.ko',
      message: 'names manuals/없는 안내서.pdf, which is missing',
    }))

  test('a manual without a page', () =>
    expectFault('manuals/installing.yaml', 'ko: 2', 'ko: 0', {
      field: 'pages.ko',
      message: expect.stringContaining('1'),
    }))

  test('a client without its file, or with a version that is none', () => {
    expectFault('client.yaml', 'file: Setup.zip', 'file: Other.zip', {
      field: 'file',
      message: 'names client/Other.zip, which is missing',
    })
    expectFault('client.yaml', 'version: 2.4.0', 'version: newest', {
      field: 'version',
      message: 'must be a version such as 2.4.0',
    })
  })

  test('a course without a member type', () => {
    const folder = contentFolder(catalogue)
    folder.course('healthcare/emergency-room', (course) => ({ ...course, group: false }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { field: 'individual', message: 'must be true for individuals or for groups' },
    ])
  })

  test('options of a course that only groups take', () => {
    const folder = contentFolder(catalogue)
    folder.course('safety/forklift', (course) => ({ ...course, individual: false, group: true }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file: forklift, field: 'options' }])
  })

  test('a course with both an opening day and a coming day', () => {
    const folder = contentFolder(catalogue)
    folder.course('safety/forklift', (course) => ({ ...course, opens_on: '2026-12-01' }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: forklift, field: 'published_on', message: 'needs either published_on or opens_on' },
    ])
  })

  test('a partner mall whose address a browser would run', () =>
    expectFault('courses/safety/extinguisher.yaml', 'url: https://mall.example/202', 'url: javascript:alert(1)', {
      field: 'affiliate_mall.url',
      message: 'must be an address',
    }))

  test('a top banner whose English picture is missing', () =>
    expectFault('banners.yaml', 'en: banner.en.svg', 'en: lost.svg', {
      field: 'top.0.picture.en',
      message: 'names pictures/lost.svg, which is missing',
    }))

  test('an attachment that is missing', () =>
    expectFault('courses/healthcare/infusion.yaml', 'en: Checklist.pdf', 'en: Lost.pdf', {
      field: 'notices.2.attachments.0.en',
      message: 'names attachments/Lost.pdf, which is missing',
    }))

  test('an attachment outside of its folder', () =>
    expectFault('courses/healthcare/infusion.yaml', 'en: Checklist.pdf', 'en: ../Checklist.pdf', {
      field: 'notices.2.attachments.0.en',
      message: 'must be a file name',
    }))

  test('a slide that links outside of the shop', () =>
    expectFault('banners.yaml', 'href: /cs/event', 'href: //elsewhere.example', {
      field: 'slides.1.href',
      message: 'must be an address within the shop, such as /contents',
    }))

  test('a slide about a course that is missing', () =>
    expectFault('banners.yaml', 'course: 201', 'course: 999', {
      field: 'slides.0.course',
      message: 'names course 999, which is missing',
    }))

  test('a slide whose practice is of a course that is missing', () =>
    expectFault('banners.yaml', 'course: 202', 'course: 999', {
      field: 'slides.3.practice.course',
      message: 'names course 999, which is missing',
    }))

  test('a slide whose practice is of a course that has none', () =>
    expectFault('banners.yaml', 'course: 202', 'course: 201', {
      field: 'slides.3.practice.course',
      message: 'names course 201, which has no practice',
    }))

  describe('a practice', () => {
    const answer = (text: string, right = false) => ({ ko: text, en: text, right })
    const question = {
      kind: 'question' as const,
      lesson: 6,
      title: both('고르기', 'Choose'),
      question: both('무엇일까요?', 'Which?'),
      answers: [answer('1', true), answer('2')],
      because: both('이유', 'Reason'),
      adds: both('더', 'More'),
    }
    /** Faults of the forklift's file with this practice. */
    function faultsOf(change: Partial<Record<keyof typeof question, unknown>>) {
      const folder = contentFolder(catalogue)
      folder.course('safety/forklift', (course) => Object.assign({}, course, { practice: { ...question, ...change } }))
      return readContent(diskFolder(folder.directory)).faults.map(
        ({ file, field, message }) => `${file} ${field} ${message}`,
      )
    }

    test('that is whole is none', () => {
      expect(faultsOf({})).toEqual([])
      expect(faultsOf({ answers: [answer('1'), answer('2'), answer('3'), answer('4', true)] })).toEqual([])
    })

    test('of a kind that does not exist', () =>
      expect(faultsOf({ kind: 'dance' })).toEqual([
        `${forklift} practice.kind must be one of question, ultrasound, approach, request, wind, mail, milk`,
      ]))

    test('of a lesson that the course does not have', () => {
      expect(faultsOf({ lesson: 7 })).toEqual([`${forklift} practice.lesson must be the number of a lesson`])
      expect(faultsOf({ lesson: 0 })).toEqual([expect.stringContaining('practice.lesson ')])
    })

    test.each([
      ['one answer', [answer('1', true)], 'practice.answers must be two to four'],
      [
        'five answers',
        [answer('1', true), answer('2'), answer('3'), answer('4'), answer('5')],
        'practice.answers must be two to four',
      ],
      ['no right answer', [answer('1'), answer('2')], 'practice.answers must name one as right: true'],
      ['two right answers', [answer('1', true), answer('2', true)], 'practice.answers must name one as right: true'],
      ['an answer in one language', [answer('1', true), { ko: '2' }], 'practice.answers.1.en is missing'],
      ['an empty answer', [answer('1', true), answer(' ')], 'practice.answers.1.ko must not be empty'],
    ])('with %s', (_, answers, message) => expect(faultsOf({ answers })[0]).toBe(`${forklift} ${message}`))

    test('that does not say why', () =>
      expect(faultsOf({ because: undefined })).toEqual([`${forklift} practice.because is missing`]))
  })

  test('a feature whose drawing is missing', () => {
    const folder = contentFolder(catalogue)
    folder.course('safety/forklift', (course) => ({
      ...course,
      features: course.features.map((feature) => ({ ...feature, drawing: 'nowhere.svg' })),
    }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: forklift, field: 'features.0.drawing', message: 'names pictures/nowhere.svg, which is missing' },
    ])
  })

  test('a scale whose values lie beyond its end', () => {
    const folder = contentFolder(catalogue)
    const mark = { at: 25, text: { ko: '멈춰요', en: 'Stop' } }
    folder.course('safety/forklift', (course) => ({
      ...course,
      features: course.features.map((feature) => ({
        ...feature,
        scale: { length: 20, step: 1, unit: 'm/s', marks: [mark] },
      })),
    }))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: forklift, field: 'features.0.scale', message: 'marks must lie within length' },
    ])
  })

  test('the number of another slide', () =>
    expectFault('banners.yaml', 'idx: 4', 'idx: 3', {
      field: 'slides.3.idx',
      message: 'is used by another slide: 3',
    }))
})

test('reports a course in a folder without a category', () => {
  const folder = contentFolder(catalogue)
  folder.write('courses/cooking/infusion.yaml', folder.read(infusion))
  folder.remove(infusion)
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
    {
      file: 'courses/cooking/infusion.yaml',
      line: 1,
      field: '',
      message: 'lies in courses/cooking, which categories.yaml does not name',
    },
  ])
})

test('reports a missing file', () => {
  const folder = contentFolder(catalogue)
  folder.remove('banners.yaml')
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
    { file: 'banners.yaml', line: 1, field: '', message: 'is missing' },
  ])
})

test.each(['notices/7.yaml', infusion, 'devices/headset.yaml', 'faq.yaml', 'banners.yaml', 'synonyms.yaml'])(
  'reports %s in another encoding than UTF-8, and publishes nothing of it',
  (file) => {
    const folder = contentFolder(catalogue)
    // 점검 in CP949, which Korean editors call ANSI.
    writeFileSync(join(folder.directory, file), Buffer.from([0xc1, 0xa1, 0xb0, 0xcb]))
    const { content, faults } = readContent(diskFolder(folder.directory))
    expect(content).toBeUndefined()
    expect(faults).toContainEqual(
      expect.objectContaining({
        file,
        line: 1,
        field: '',
        message: 'is not encoded as UTF-8: save it as UTF-8 in the editor',
      }),
    )
  },
)

test('reads UTF-8 with a byte order mark', () => {
  const folder = contentFolder(catalogue)
  folder.write('notices/7.yaml', `\u{FEFF}${folder.read('notices/7.yaml')}`)
  expect(readContent(diskFolder(folder.directory)).faults).toEqual([])
})

test('reports a letter that was lost in another encoding, with its line', () => {
  const folder = contentFolder(catalogue)
  const line = folder.replace(infusion, 'ko: 정맥주사 놓기', 'ko: 정맥\u{FFFD}\u{FFFD} 놓기')
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file: infusion, line, field: '' }])
})

test.each([
  ['notices/9.yml', 'does not end in .yaml: rename it'],
  ['notices/9.YAML', 'does not end in .yaml: rename it'],
  ['courses/safety/crane.yml', 'does not end in .yaml: rename it'],
  ['manuals/driver.yml', 'does not end in .yaml: rename it'],
  ['faq.yml', 'does not end in .yaml: rename it'],
  ['notices/9.yaml.txt', 'is not read: move it to where content/README.md says, or out of the folder'],
  ['notice/9.yaml', 'is not read: move it to where content/README.md says, or out of the folder'],
  ['devices/headset.json', 'is not read: move it to where content/README.md says, or out of the folder'],
  ['questions.yaml', 'is not read: move it to where content/README.md says, or out of the folder'],
])('reports %s, which nothing reads', (file, message) => {
  const folder = contentFolder(catalogue)
  folder.write(file, 'idx: 9\n')
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file, line: 1, field: '', message }])
})

test.each(['README.md', 'notices/.DS_Store', '.git/config', 'notices/._7.yaml', 'pictures/Thumbs.db'])(
  'passes over %s, which is no content',
  (file) => {
    const folder = contentFolder(catalogue)
    writeFileSync(prepared(join(folder.directory, file)), Buffer.from([0xc1, 0xa1]))
    expect(readContent(diskFolder(folder.directory)).faults).toEqual([])
  },
)

/** The path, whose folder is there now. */
function prepared(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  return path
}

test('reports a title with a letter that certificates cannot show', () =>
  expectFault(infusion, 'ko: 정맥주사 놓기', 'ko: 정맥주사 😀', {
    field: 'title.ko',
    message: 'has letters that the fonts of certificates lack: 😀',
  }))

test('reports an exam that is free', () => {
  const folder = contentFolder(catalogue)
  folder.course('healthcare/infusion', (course) => ({
    ...course,
    curriculum: course.curriculum.map((lesson, index) => (index === 0 ? { ...lesson, exam: true } : lesson)),
  }))
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
    {
      file: infusion,
      field: 'curriculum.0.exam',
      message: 'must not be free: an exam needs a verified identity',
    },
  ])
})

describe('reports file, line and field of a legal text with', () => {
  const terms = 'legal/terms/2025.yaml'

  test.each([
    ['an unknown field', 'title: { ko: 만 14세', 'name: { ko: 만 14세', 'is not a known field'],
    ['an ID that another article has', '- id: account\n', '- id: minors\n', 'used by another article: minors'],
    ['an ID that no address can have', '- id: minors', '- id: Minors 7', 'must be small letters and hyphens'],
    ['a day that is none', 'posted_on: 2025-07-01', 'posted_on: 2025-07-32', 'must be a day such as 2026-11-30'],
    ['a beginning before it is posted', 'on: 2025-07-08', 'on: 2025-06-30', 'must not be before the day on which'],
    ['an unknown kind of change', 'change: ordinary', 'change: big', 'must be ordinary or unfavourable'],
    ['an unknown feature', 'only_with: [google, kakao, naver]', 'only_with: [fax]', 'must be one of'],
    [
      'a fact that no company has',
      '고객센터({company.phone})',
      '고객센터({company.fax})',
      'has {company.fax}, which is',
    ],
  ])('%s', (_, before, after, message) => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(terms, before, after)
    expect(readContent(diskFolder(folder.directory)).faults).toContainEqual(
      expect.objectContaining({ file: terms, line, message: expect.stringContaining(message) }),
    )
  })

  test('the first day of another edition', () => {
    const folder = contentFolder(catalogue)
    folder.replace(
      terms,
      'posted_on: 2025-07-01\neffective_on: 2025-07-08',
      'posted_on: 2024-07-01\neffective_on: 2024-09-01',
    )
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: terms, line: 2, message: expect.stringContaining('is the day on which legal/terms/2024.yaml') },
    ])
  })

  test('no edition at all', () => {
    const folder = contentFolder(catalogue)
    folder.remove('legal/marketing/2025.yaml')
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file: 'legal/marketing', line: 1, message: expect.stringContaining('has no version') },
    ])
  })

  test.each(['legal/terms/2025.ko.yaml', 'legal/imprint/2025.yaml', 'legal/2025.yaml'])('the place %s', (file) => {
    const folder = contentFolder(catalogue)
    folder.write(file, folder.read(terms))
    expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([
      { file, line: 1, message: expect.stringContaining('must be legal/DOCUMENT/VERSION.yaml with both languages') },
    ])
  })
})

test('reports an empty course file', () => {
  const folder = contentFolder(catalogue)
  folder.write(forklift, '')
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([{ file: forklift, line: 1, field: '' }])
})

test('reports all faults at once', () => {
  const folder = contentFolder(catalogue)
  folder.replace(infusion, 'idx: 101\n', 'idx: none\n')
  folder.replace(forklift, 'picture: ward.svg', 'picture: truck.svg')
  folder.replace('banners.yaml', 'href: /cs/event', 'href: cs')
  expect(
    readContent(diskFolder(folder.directory))
      .faults.map(({ file, field }) => `${file} ${field}`)
      .toSorted(),
  ).toEqual(['banners.yaml slides.1.href', `${infusion} idx`, `${forklift} picture`])
})

test('ignores a picture that nothing refers to', () => {
  const folder = contentFolder(catalogue)
  folder.write('pictures/unused.svg', '<svg/>')
  expect(readContent(diskFolder(folder.directory)).faults).toMatchObject([])
})

describe('notices, events and questions', () => {
  test.each([
    ['notices/7.yaml', 'category: notice', 'category: news', /^category /],
    ['notices/7.yaml', 'en: Checklist.pdf', 'en: Lost.pdf', /^attachments\.0\.en names attachments\/Lost\.pdf/],
    ['notices/7.yaml', 'idx: 7', 'idx: 77', /^idx must be the number that names the file: 77$/],
    ['notices/7.yaml', 'views: 70', 'seen: 70', /^seen is not a known field$|^views is missing$/],
    ['notices/6.yaml', 'until: 2026-12-06 06:00', 'until: 2026-12-06 02:00', /^maintenance\.until must be after from$/],
    [
      'notices/6.yaml',
      'from: 2026-12-06 02:00',
      'from: 2026-12-06 24:00',
      /^maintenance\.from must be a moment such as/,
    ],
    [
      'notices/6.yaml',
      'from: 2026-12-06 02:00',
      'from: 2026-02-30 02:00',
      /^maintenance\.from must be a moment such as/,
    ],
    ['events/4.yaml', 'ends_on: 2026-12-31', 'ends_on: 2026-11-20', /^ends_on must not be before starts_on$/],
    [
      'events/4.yaml',
      'picture: ward.svg',
      'picture: lost.svg',
      /^picture names pictures\/lost\.svg, which is missing$/,
    ],
    ['events/4.yaml', '- 101', '- 999', /^courses\.0 names course 999, which is missing$/],
    ['faq.yaml', 'idx: 2\n', 'idx: 1\n', /^questions\.2\.idx is used by another question: 1$/],
    [
      'faq.yaml',
      'suggested_position: 1',
      'suggested_position: 2',
      /^questions\.2\.suggested_position is used by another question: 2$/,
    ],
    ['faq.yaml', 'suggested_position: 1', 'suggested_position: 0', /^questions\.2\.suggested_position/],
    [
      'faq.yaml',
      '- code: payment',
      '- code: account',
      /^categories\.1\.code is used by another category|is not one of account/,
    ],
  ])('are checked: %s with %j replaced by %j', (file, before, after, fault) => {
    const folder = contentFolder(catalogue)
    const line = folder.replace(file, before, after)
    const { content, faults } = readContent(diskFolder(folder.directory))
    expect(content).toBeUndefined()
    expect(faults.map(({ field, message }) => `${field} ${message}`)).toContainEqual(expect.stringMatching(fault))
    expect(faults.some((each) => each.file === file && each.line === line)).toBe(true)
  })
})
