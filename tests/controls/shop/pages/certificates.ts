import {
  certificateFile,
  changeCertificateProof,
  issueCertificate,
  type OwnCertificate,
  ownCertificate,
  proveCertificate,
} from '#contract/content/certificates.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { accountParts } from './rows.ts'

const id = '11111111-1111-4111-8111-111111111111'
const proof = `/certificate#token=${id}.secret`
const certificate = {
  number: 'PC-20261121-7QK2M9XD',
  is_name_stated: false,
  title: 'IV insertion',
  lessons: 20,
  completed_on: '2026-11-10',
  issued_on: '2026-11-21',
}
const issued: OwnCertificate = {
  title: 'IV insertion',
  done: 20,
  lessons: 20,
  can_issue: false,
  waits_until: null,
  revoked_on: null,
  certificate: { ...certificate, name: 'Haneul Kim', proof },
}
const withoutProof = { ...issued, certificate: { ...certificate, name: 'Haneul Kim', proof: null } }
const finished = { ...issued, can_issue: true, certificate: null }

const parts: Controls = {
  'link My profile': { address: '/mypage' },
  ...accountParts,
  'link My courses': { address: '/mypage#courses', state: 'current' },
}

const url = `http://localhost:3000${proof}`
const download: Row = { calls: ['GET /member/my/certificate/101/file'], saves: ['%PDF'] }
const withProof = [`link ${url}`, 'button Copy the address', 'button Withdraw the address']
const whoSees =
  'Whoever has this address sees course, dates, number and parts of your name, without a login. Search engines don’t.'
const nothingProves = 'No address proves this certificate at the moment.'

const answers = [
  answer(issueCertificate, issued),
  answer(certificateFile, new Blob(['%PDF'])),
  answer(changeCertificateProof, ({ body }) => (body === '{"is_public":true}' ? issued : withoutProof)),
]

export const ownIssuedCertificate: ShopTable = {
  address: '/mypage/certificate?course=101',
  isMember: true,
  answers: [answer(ownCertificate, issued), ...answers],
  controls: {
    ...parts,
    'button Download the PDF': download,
    [`link ${url}`]: { address: url },
    'button Copy the address': {
      copies: url,
      says: 'Copied',
      focus: 'button Copied',
      comes: ['button Copied'],
      goes: ['button Copy the address'],
    },
    'button Withdraw the address': {
      says: 'Withdraw the address?Printed and sent certificates that carry it can’t be checked any more. A new address is another one.Keep itWithdraw the address',
      focus: 'button Withdraw the address',
      opens: {
        'button Keep it': { focus: 'button Withdraw the address' },
        'button Withdraw the address': {
          calls: ['PUT /member/my/certificate/101/proof {"is_public":false}'],
          says: nothingProves,
          focus: `status ${nothingProves}`,
          comes: ['button Make a new address'],
          goes: withProof,
        },
      },
    },
  },
}

export const ownWithdrawnCertificate: ShopTable = {
  address: '/mypage/certificate?course=101',
  isMember: true,
  answers: [answer(ownCertificate, withoutProof), ...answers],
  controls: {
    ...parts,
    'button Download the PDF': download,
    'button Make a new address': {
      calls: ['PUT /member/my/certificate/101/proof {"is_public":true}'],
      says: `${whoSees} Copy the address`,
      focus: `status ${whoSees}`,
      comes: withProof,
      goes: ['button Make a new address'],
    },
  },
}

export const ownFinishedCourse: ShopTable = {
  address: '/mypage/certificate?course=101',
  isMember: true,
  answers: [answer(ownCertificate, finished), ...answers],
  controls: {
    ...parts,
    'button Issue the certificate': {
      calls: ['POST /member/my/certificate/101'],
      says: `Your certificate is issued. ${whoSees} Copy the address`,
      focus: 'status Your certificate is issued.',
      comes: ['button Download the PDF', ...withProof],
      goes: ['button Issue the certificate'],
    },
  },
}

export const provedCertificate: ShopTable = {
  address: proof,
  answers: [answer(proveCertificate, { ...certificate, masked_name: 'H***** K**', revoked_on: null })],
  controls: {},
}
