import { heldMailsKey as key } from '@directory/shared/heldMails'
import type { Payload } from 'payload'
import { currentIso } from '../../clock.ts'

/**
 * A restored copy writes to nobody until an Admin says so: beside it the original may still be at work. The mark is in
 * the database and in no backup, as it is about this copy and not about its content.
 */
export const holdMails = (payload: Payload): Promise<void> => payload.kv.set(key, { since: currentIso() })

export const mailsAreHeld = (payload: Payload): Promise<boolean> => payload.kv.has(key)

export const releaseMails = (payload: Payload): Promise<void> => payload.kv.delete(key)
