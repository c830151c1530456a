export { MailPreview } from './staff/MailPreview.tsx'
