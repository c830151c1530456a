import { dateFormat } from '@directory/shared/dateFormat'
import { regionTimeZone } from '@directory/shared/region'
import type { CollectionAfterReadHook, PayloadRequest } from 'payload'

interface Lock {
  user?: { value?: { id: string } | string | null } | null
  createdAt?: string
}

/**
 * Names the user who is editing a document, as colleagues know them. The admin UI shows `email` of a lock's user,
 * otherwise the id; and only Admins may read accounts, so others would see only the id.
 */
export const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user, createdAt } = doc as Lock
  const id = typeof user?.value === 'object' ? user?.value?.id : user?.value
  if (!req.user || !id) return doc
  const { username } = (await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { username: true },
    disableErrors: true,
    req,
  })) ?? { username: '' }
  if (!username) return doc
  const email = createdAt ? `${username} (${since(createdAt, req)})` : username
  return { ...doc, user: { ...user, value: { id, collection: 'users', username, email } } }
}

/** Returns "seit 14:05 Uhr", in the time zone of the region. */
function since(iso: string, { i18n }: PayloadRequest): string {
  const isEnglish = i18n?.language === 'en'
  const clock = dateFormat(isEnglish ? 'en-GB' : 'de', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: regionTimeZone,
  }).format(new Date(iso))
  return isEnglish ? `since ${clock}` : `seit ${clock} Uhr`
}
