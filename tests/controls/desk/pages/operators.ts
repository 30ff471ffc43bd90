import {
  changeOwnEmail,
  changeRoles,
  deletePasskey,
  inviteAgain,
  inviteOperator,
  inviteOwnDevice,
  operatorList,
  ownEmail,
  passkeyList,
  removeOperator,
} from '#contract/desk/operators.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// An operator with passkeys and one who has only an invitation; two passkeys of one's own.

const kim = '55555555-5555-4555-8555-555555555555'
const lee = '66666666-6666-4666-8666-666666666666'

const link = 'https://desk.example/invitation#secret'
const invitation = { link, expires_at: '2026-11-28T03:00:00.000Z' }
/** The link, with the button that copies it. */
const linkShown = {
  says: `The link works once, for a day. It is shown only now.${link}Copy`,
  comes: ['button Copy'],
  focus: `div The link works once, for a day. It is shown only now.${link}Copy`,
} satisfies Row

/** A box of a role, which brings the button that saves the roles of its operator. */
const box = (key: string, state: string, id: string, roles: readonly string[]): Controls => ({
  [key]: {
    state,
    focus: key,
    opens: {
      'button Save': {
        calls: [`PUT /operator/${id} ${JSON.stringify({ roles })}`, 'GET /operator'],
        says: 'Done: Save',
        focus: 'status Done: Save',
      },
    },
  },
})

const removal = (id: string, button: string): Controls => ({
  'button Keep': { focus: button },
  'button Remove': {
    calls: [`DELETE /operator/${id}`, 'GET /operator'],
    says: 'Done: Remove',
    focus: 'status Done: Remove',
  },
})

export const operators: DeskTable = {
  address: '/operators',
  answers: [
    answer(changeRoles, {}),
    answer(removeOperator, {}),
    answer(inviteAgain, invitation),
    answer(inviteOperator, invitation),
    answer(operatorList, [
      {
        id: kim,
        name: 'Kim',
        roles: ['support', 'money'],
        email: 'kim@shop.example',
        passkeys: 2,
        last_seen_at: '2026-11-26T02:00:00.000Z',
      },
      { id: lee, name: 'Lee', roles: ['content'], email: null, passkeys: 0, last_seen_at: null },
    ]),
  ],
  controls: {
    ...box('checkbox Viewer', '', kim, ['support', 'money', 'viewer']),
    ...box('checkbox Support', 'checked', kim, ['money']),
    ...box('checkbox Money', 'checked', kim, ['support']),
    ...box('checkbox Content', '', kim, ['support', 'money', 'content']),
    ...box('checkbox Owner', '', kim, ['support', 'money', 'owner']),
    'button Lost device': {
      opens: {
        'button Keep': { focus: 'button Lost device' },
        'button End access, make a link': {
          ...linkShown,
          calls: [`POST /operator/${kim}/invitation`, 'GET /operator'],
        },
      },
      focus: 'button End access, make a link',
      says: 'End the access of Kim?All passkeys and sessions of Kim end at once, and a new link is made. Kim hears of it by email.KeepEnd access, make a link',
    },
    'button Remove': {
      opens: removal(kim, 'button Remove'),
      focus: 'button Remove',
      says: 'Remove Kim?Sessions end at once, and the passkeys are deleted. The record keeps what was done.KeepRemove',
    },
    ...box('checkbox Viewer (2)', '', lee, ['content', 'viewer']),
    ...box('checkbox Support (2)', '', lee, ['content', 'support']),
    ...box('checkbox Money (2)', '', lee, ['content', 'money']),
    'checkbox Content (2)': {
      state: 'checked',
      focus: 'checkbox Content (2)',
      opens: {
        'button Save': {
          says: 'Nothing was changedChoose a role.OK',
          comes: ['button OK'],
          focus: 'button OK',
        },
      },
    },
    ...box('checkbox Owner (2)', '', lee, ['content', 'owner']),
    'button New link': { ...linkShown, calls: [`POST /operator/${lee}/invitation`, 'GET /operator'] },
    'button Remove (2)': {
      opens: removal(lee, 'button Remove (2)'),
      focus: 'button Remove',
      says: 'Remove Lee?Sessions end at once, and the passkeys are deleted. The record keeps what was done.KeepRemove',
    },
    'textbox Name': { state: 'required' },
    'textbox Email address': {
      state: 'required',
      description: 'Emails about passkeys go there, so that nobody uses the access unnoticed.',
    },
    'checkbox Viewer: Sees lists and figures, without personal data': {},
    'checkbox Support: Serves members: orders, inquiries, reviews, restrictions': { state: 'checked' },
    'checkbox Money: Refunds, and looks after payments': {},
    'checkbox Content: Writes and publishes courses, notices and other content': {},
    'checkbox Owner: Does everything, and invites operators': {},
    'button Make a link': {
      ...linkShown,
      typed: { 'textbox Name': 'Park', 'textbox Email address': 'park@shop.example' },
      calls: ['POST /operator {"name":"Park","email":"park@shop.example","roles":["support"]}', 'GET /operator'],
      changes: { 'textbox Name': 'required', 'textbox Email address': 'required' },
    },
  },
}

/** The dialog before a passkey is deleted. */
const passkeyDeletion = (id: string, button: string): Controls => ({
  'button Keep': { focus: button },
  'button Delete': {
    calls: [`DELETE /passkey/${id}`, 'GET /passkey'],
    says: 'Done: Delete',
    focus: 'status Done: Delete',
  },
})

export const access: DeskTable = {
  address: '/access',
  answers: [
    answer(inviteOwnDevice, invitation),
    answer(deletePasskey, {}),
    answer(changeOwnEmail, {}),
    answer(ownEmail, { email: 'seo@shop.example' }),
    answer(passkeyList, [
      {
        id: 'first',
        created_at: '2026-10-01T02:00:00.000Z',
        last_used_at: '2026-11-27T02:00:00.000Z',
        is_current: true,
        approves_from: '2026-10-02T02:00:00.000Z',
      },
      {
        id: 'second',
        created_at: '2026-11-27T01:00:00.000Z',
        last_used_at: null,
        is_current: false,
        approves_from: '2026-11-28T01:00:00.000Z',
      },
    ]),
  ],
  controls: {
    'button Delete': {
      opens: passkeyDeletion('first', 'button Delete'),
      focus: 'button Delete',
      says: 'Delete this passkey?You use it now, so you are logged out. Log in by another passkey.KeepDelete',
    },
    'button Delete (2)': {
      opens: passkeyDeletion('second', 'button Delete (2)'),
      focus: 'button Delete',
      says: 'Delete this passkey?Sessions that were opened by it end at once.KeepDelete',
    },
    'button Add a device': {
      ...linkShown,
      calls: ['POST /passkey'],
      goes: ['button Add a device'],
    },
    'textbox Emails about your access go to': { state: 'seo@shop.example required' },
    'button Save': {
      typed: { 'textbox Emails about your access go to': 'seo@school.example' },
      calls: ['PUT /session/email {"email":"seo@school.example"}', 'GET /session/email'],
      says: 'Done: Save',
      focus: 'status Done: Save',
    },
  },
}
