import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { CompanyFact } from '#contract/content-files/page-blocks.ts'
import type { FieldsOf } from '../fields/field.ts'
import { richHelp } from './common.ts'
import { homeFields } from './home-blocks.ts'
import { mapFields } from './map-block.ts'
import { type Block, type BlockType, except, hrefHelp, minutes, name, only, text } from './page-parts.ts'

const blockNames: Record<BlockType, MessageDescriptor> = {
  heading: msg`Heading`,
  text: msg`Text`,
  picture: msg`Picture`,
  numbers: msg`Numbers`,
  table: msg`Table`,
  timeline: msg`Timeline`,
  partners: msg`Partners`,
  people: msg`People`,
  questions: msg`Questions and answers`,
  map: msg`Map`,
  ways: msg`Ways to come`,
  facts: msg`Facts`,
  call: msg`Button with a text`,
  front: msg`Home page: heading above the slides`,
  fields: msg`Home page: categories`,
  teachers: msg`Home page: teachers`,
  new: msg`Home page: new courses`,
  free: msg`Home page: free lessons`,
  popular: msg`Home page: popular courses`,
  reasons: msg`Home page: reasons`,
  coming: msg`Home page: courses that open later`,
}

const factNames: Record<CompanyFact, MessageDescriptor> = {
  legal_name: msg`Trade name`,
  representative: msg`Representative`,
  registration_number: msg`Business registration number`,
  mail_order_number: msg`Mail-order sales number`,
  address: msg`Address`,
  phone: msg`Phone`,
  email: msg`Email`,
  hours: msg`Hours on weekdays`,
}

const picture = { type: 'file', folder: 'pictures', label: msg`Picture`, help: msg`800 × 600.` } as const

const blockFields: FieldsOf<Block> = {
  type: { type: 'choice', label: msg`Kind of block`, options: blockNames, initial: 'text' },
  title: {
    type: 'both',
    as: 'lines',
    optional: true,
    label: msg`Title`,
    isShown: except('picture', 'partners', 'map', 'ways'),
  },
  ...homeFields,
  address: {
    type: 'yesNo',
    optional: true,
    label: msg`The company’s address instead of a title`,
    help: msg`With buttons to copy it and to find it on a map.`,
    isShown: only('heading'),
  },
  large: {
    type: 'yesNo',
    optional: true,
    label: msg`Large, with the text beside it`,
    isShown: only('heading'),
  },
  show: {
    type: 'choice',
    label: msg`What the numbers are`,
    options: {
      figures: msg`Figures`,
      parts: msg`Parts of one length, drawn to scale`,
      courses: msg`Courses in each category, counted by the shop`,
    },
    initial: 'figures',
    isShown: only('numbers'),
  },
  text: {
    type: 'both',
    as: 'rich',
    optional: true,
    label: msg`Text`,
    help: richHelp,
    isShown: only('heading', 'text', 'numbers', 'table', 'call'),
  },
  points: {
    type: 'list',
    optional: true,
    label: msg`Points below the text`,
    itemName: msg`Point`,
    title: 'name',
    item: { type: 'group', label: msg`Point`, fields: { name, text: { ...text, optional: true } } },
    isShown: only('text'),
  },
  picture: {
    type: 'file',
    folder: 'pictures',
    optional: true,
    label: msg`Picture`,
    help: msg`1600 × 700; beside a heading 800 × 600.`,
    isShown: only('picture', 'heading'),
  },
  picture_text: {
    type: 'both',
    as: 'line',
    label: msg`Alternative text`,
    help: msg`What the picture shows, for those who don’t see it.`,
    isShown: only('picture', 'map'),
  },
  buttons: {
    type: 'list',
    optional: true,
    label: msg`Buttons`,
    itemName: msg`Button`,
    title: 'text',
    item: {
      type: 'group',
      label: msg`Button`,
      fields: {
        text: { type: 'both', as: 'line', label: msg`Text` },
        href: { type: 'both', as: 'line', label: msg`Leads to`, help: hrefHelp },
      },
    },
    isShown: only('heading'),
  },
  hint: {
    type: 'both',
    as: 'rich',
    optional: true,
    label: msg`Below the buttons`,
    help: richHelp,
    isShown: only('heading'),
  },
  head: {
    type: 'list',
    label: msg`Columns`,
    itemName: msg`Column`,
    item: { type: 'both', as: 'line', label: msg`Name` },
    isShown: only('table'),
  },
  rows: {
    type: 'list',
    label: msg`Rows`,
    itemName: msg`Row`,
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Row`,
      fields: {
        cells: {
          type: 'list',
          label: msg`Cells`,
          help: msg`As many as columns.`,
          itemName: msg`Cell`,
          item: { type: 'both', as: 'rich', label: msg`Text`, help: richHelp },
        },
      },
    },
    isShown: only('table'),
  },
  numbers: {
    type: 'list',
    optional: true,
    label: msg`Numbers`,
    itemName: msg`Number`,
    title: 'name',
    item: {
      type: 'group',
      label: msg`Number`,
      fields: {
        name,
        label: { type: 'both', as: 'line', label: msg`Number as it is read`, help: msg`Such as 3 weeks.` },
        length: { type: 'number', optional: true, label: msg`Length of a part` },
        text: { ...text, optional: true },
      },
    },
    isShown: ({ type, show }) => type === 'numbers' && show !== 'courses',
  },
  milestones: {
    type: 'list',
    label: msg`Milestones`,
    itemName: msg`Milestone`,
    title: 'title',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Milestone`,
      fields: {
        month: { type: 'text', label: msg`Month`, help: msg`Such as 2026-07.` },
        title: { type: 'both', as: 'line', label: msg`Title` },
        text,
        picture: { ...picture, optional: true },
      },
    },
    isShown: only('timeline'),
  },
  groups: {
    type: 'list',
    label: msg`Groups of partners`,
    itemName: msg({ context: 'partners', message: 'Group' }),
    title: 'name',
    isFolded: true,
    item: {
      type: 'group',
      label: msg({ context: 'partners', message: 'Group' }),
      fields: {
        name,
        partners: {
          type: 'list',
          label: msg`Partners`,
          itemName: msg`Partner`,
          title: 'name',
          isFolded: true,
          item: {
            type: 'group',
            label: msg`Partner`,
            fields: {
              name,
              text: { ...text, label: msg`What they contribute` },
              picture: { ...picture, optional: true, label: msg`Logo`, help: msg`It is drawn 32 pixels high.` },
              field: { type: 'reference', to: 'fields', optional: true, label: msg`Category` },
              since: { type: 'number', optional: true, label: msg`Partner since`, help: msg`A year.` },
            },
          },
        },
      },
    },
    isShown: only('partners'),
  },
  people: {
    type: 'list',
    label: msg`People`,
    itemName: msg`Person`,
    title: 'name',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Person`,
      fields: {
        name,
        role: { type: 'both', as: 'line', label: msg`What they do` },
        text: { ...text, optional: true },
        picture: { ...picture, optional: true },
      },
    },
    isShown: only('people'),
  },
  questions: {
    type: 'list',
    label: msg`Questions`,
    itemName: msg`Question`,
    title: 'question',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Question`,
      fields: {
        question: { type: 'both', as: 'line', label: msg`Question` },
        answer: { type: 'both', as: 'rich', label: msg`Answer`, help: richHelp },
      },
    },
    isShown: only('questions'),
  },
  ...mapFields,
  ways: {
    type: 'list',
    label: msg`Ways to come`,
    itemName: msg`Way`,
    title: 'name',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Way`,
      fields: {
        name,
        text,
        walk: {
          type: 'group',
          optional: true,
          label: msg`On foot`,
          fields: {
            from: { type: 'both', as: 'line', label: msg`From` },
            minutes,
            label: { type: 'both', as: 'line', label: msg`How long it takes`, help: msg`Such as 8 minutes’ walk.` },
          },
        },
      },
    },
    isShown: only('ways'),
  },
  facts: {
    type: 'list',
    label: msg`Facts`,
    itemName: msg`Fact`,
    title: 'name',
    item: {
      type: 'group',
      label: msg`Fact`,
      fields: {
        of: { type: 'choice', optional: true, label: msg`From the company’s data`, options: factNames },
        name: {
          type: 'both',
          as: 'line',
          optional: true,
          label: msg`Name`,
          help: msg`May be left out with the company’s data.`,
        },
        value: { type: 'both', as: 'rich', optional: true, label: msg`Value`, help: richHelp },
      },
    },
    isShown: only('facts'),
  },
  button: { type: 'both', as: 'line', label: msg`Button`, isShown: only('call') },
  href: {
    type: 'text',
    label: msg`Leads to`,
    help: hrefHelp,
    isShown: only('call'),
  },
}

export const pageFields: FieldsOf<ContentValues['page']> = {
  title: { type: 'both', as: 'line', heading: msg`Title and place`, label: msg`Title` },
  tab: {
    type: 'both',
    as: 'line',
    optional: true,
    label: msg`Name of the tab`,
    help: msg`Empty for the title.`,
  },
  description: {
    type: 'both',
    as: 'lines',
    label: msg`Description`,
    help: msg`One sentence for search engines and messengers.`,
  },
  position: {
    type: 'number',
    label: msg`Place among the tabs`,
    help: msg`Lower numbers come first. Empty for a page without a tab, and for the home page.`,
    optional: true,
  },
  note: { type: 'both', as: 'line', optional: true, label: msg`Note above the page` },
  blocks: {
    type: 'list',
    heading: msg`Blocks`,
    label: msg`Blocks`,
    help: msg`From top to bottom. The first one is a heading.`,
    itemName: msg`Block`,
    title: 'title',
    isFolded: true,
    item: { type: 'group', label: msg`Block`, fields: blockFields },
  },
}
