import * as v from 'valibot'
import { both } from './both.ts'

/** Folders of files to download: of notices, of manuals, and the PC client. */
export const fileFolders = { attachments: 'attachments', manuals: 'manuals', client: 'client' } as const
/** Media types of attachments, by the ending of their file. */
export const attachmentTypes: ReadonlyMap<string, string> = new Map([
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
  ['.csv', 'text/csv; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['.hwp', 'application/x-hwp'],
  ['.hwpx', 'application/hwp+zip'],
])
/** Largest attachment, in bytes. */
export const mostAttachmentBytes = 20 * 1024 * 1024
const attachmentEndings = [...attachmentTypes.keys()].join(', ')
/** Name of a file to download. */
export const attachment = v.pipe(
  v.string(both('must be a file name', '파일 이름이어야 해요')),
  v.check(
    (name) => name === name.trim() && !/[\\/]|\p{Cc}/u.test(name),
    both('must be a file name', '파일 이름이어야 해요'),
  ),
  v.check(
    (name) => attachmentTypes.has(/\.[a-z]+$/.exec(name)?.[0] ?? ''),
    both(`must end with one of ${attachmentEndings}`, `이름이 다음 중 하나로 끝나야 해요: ${attachmentEndings}`),
  ),
)
