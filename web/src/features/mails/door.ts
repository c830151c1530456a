export { MailLine, MailPreview } from './staff/MailPreview.tsx'
export { Outbox } from './staff/Outbox.tsx'
