/** Files of `public/` that pages may offer, by their addresses. */
export const publicFiles = ['/proposal-template.ko.docx', '/proposal-template.en.docx'] as const
