export { MailLine } from './staff/MailLine.tsx'
export { MailPreview } from './staff/MailPreview.tsx'
