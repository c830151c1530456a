import dePublic from '@directory/shared/messages/de/public.json' with { type: 'json' }
import deStaff from '@directory/shared/messages/de/staff.json' with { type: 'json' }
import enPublic from '@directory/shared/messages/en/public.json' with { type: 'json' }
import enStaff from '@directory/shared/messages/en/staff.json' with { type: 'json' }

const texts = { de: { ...dePublic, ...deStaff }, en: { ...enPublic, ...enStaff } }
const prefix = 'error.'

/** Returns why something could not be undone, by the error's `code`, in the words of the site. */
export function undoErrors(language: 'de' | 'en'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts[language])
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, message]) => [key.slice(prefix.length), message]),
  )
}
