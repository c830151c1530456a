export { MailLine, MailPreview, type OwnWords, RemovalMails, useMails } from './staff/MailPreview.tsx'
