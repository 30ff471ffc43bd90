import { refusal } from './failure.ts'
import { findIdActors, findIdMachine } from './find-id.machine.ts'
import { flowModel } from './model.ts'
import type { Person } from './person.ts'
import { networkFailure, sampleCode, sampleFound, sampleId, samplePerson } from './sample.ts'

async function submit(person: Person): Promise<void> {
  await person.type('Name', samplePerson.name)
  await person.type('Mobile phone', samplePerson.phone)
  await person.press('button', 'Get a code')
}

/** Enters the right code on the flow inside, which answers `reply`. */
async function enterCode(person: Person, reply: 'accepted' | 'nobody'): Promise<void> {
  if (reply === 'nobody') await person.world.fault('find-id', 'MB21104404')
  await person.type('One-time code', await person.world.readCode(samplePerson.phone))
  await person.press('button', 'Confirm')
  await person.world.answer('one-time-code', 'enterCode', reply)
}

/** Finding one's ID by phone or e-mail. */
export const findIdModel = flowModel({
  name: 'find-id',
  title: { ko: '아이디 찾기', en: 'Finding an ID' },
  machine: findIdMachine,
  actors: findIdActors,
  starts: {
    'by phone': { input: { type: 'phone' }, address: '/find-account' },
    'by e-mail': { input: { type: 'email' }, address: '/find-account/findbyemail' },
  },
  events: {
    'phone.chosen': { tab: { facts: {}, gesture: (person) => person.press('link', 'By phone') } },
    'email.chosen': { tab: { facts: {}, gesture: (person) => person.press('link', 'By e-mail') } },
    'contact.submitted': {
      typed: { facts: { name: samplePerson.name, contact: samplePerson.phone }, gesture: submit },
    },
    'code.accepted': {
      entered: { facts: { found: sampleFound, otpId: sampleId }, gesture: (person) => enterCode(person, 'accepted') },
    },
    'nobody.found': { entered: { facts: {}, gesture: (person) => enterCode(person, 'nobody') } },
    'full.requested': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Show the whole ID') } },
    'id.hidden': { pressed: { facts: {}, gesture: (person) => person.press('button', 'Hide it again') } },
    back: { browser: { facts: {}, gesture: (person) => person.goBack() } },
  },
  replies: {
    requestFindIdCode: {
      sent: { output: sampleCode },
      limited: {
        error: refusal('MB21003429'),
        before: (person) => person.world.fault('request-find-id-code', 'MB21003429'),
      },
      unfit: {
        error: refusal('MB21005404'),
        before: (person) => person.world.fault('request-find-id-code', 'MB21005404'),
      },
      failing: {
        error: refusal('MB21004500'),
        before: (person) => person.world.fault('request-find-id-code', 'MB21004500'),
      },
    },
    findId: {
      whole: { output: { ...sampleFound, userid: 'practice01' } },
      'too late': {
        error: refusal('MB21102404'),
        before: (person) => person.world.fault('find-id', 'MB21102404'),
      },
      offline: { error: networkFailure, before: (person) => person.world.network('down') },
    },
  },
  sights: {
    enteringContact: { role: 'button', name: 'Get a code' },
    sendingCode: { role: 'button', name: 'Sending the code' },
    confirmingContact: { role: 'button', name: 'Previous' },
    nobodyFound: { role: 'heading', name: 'No account has these details' },
    idFound: { role: 'button', name: 'Show the whole ID' },
    revealingId: { role: 'button', name: 'Asking for the whole ID' },
    idShown: { role: 'button', name: 'Hide it again' },
  },
})
