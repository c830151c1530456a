import type texts from '#shared/messages/de/admin.json'

export type AdminText = keyof typeof texts

/** `payload.config.ts` puts the site's texts beside Payload's own. */
export const adminText = ({ translations }: { translations: object }, id: AdminText) =>
  (translations as { site: Record<AdminText, string> }).site[id]
