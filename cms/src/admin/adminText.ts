import de from '@directory/shared/messages/de/admin.json' with { type: 'json' }
import en from '@directory/shared/messages/en/admin.json' with { type: 'json' }

export type AdminText = keyof typeof de

/** Returns a text of the admin UI in its language. */
export const adminText = (language: string, id: AdminText): string => (language === 'en' ? en : de)[id]
