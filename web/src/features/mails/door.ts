export { MailLine } from './staff/MailLine.tsx'
export { MailPreview, type OwnWords, RemovalMails, useMails } from './staff/MailPreview.tsx'
