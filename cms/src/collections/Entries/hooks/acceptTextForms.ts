import { saysBarrierfree, withoutBarrierfree } from '@directory/shared/barrierfree'
import { openKeys } from '@directory/shared/fields/entryFields'
import { parseOpenLines } from '@directory/shared/openLines'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Accepts opening hours as text (`opened`), and the barrier-free flag as a prefix of `services`. Later hooks get data
 * filled up with defaults and stored values, and could not tell what was sent.
 */
export const acceptTextForms: CollectionBeforeOperationHook = ({ args }) => {
  const input = (args as { data?: Record<string, unknown> }).data
  if (!input || typeof input !== 'object') return args
  const { opened, ...data } = input
  if (typeof data.services === 'string' && saysBarrierfree(data.services)) {
    data.services = withoutBarrierfree(data.services).trim()
    // The boolean wins over the prefix if both were sent.
    if (typeof data.barrierfree !== 'boolean') data.barrierfree = true
  }
  if (typeof opened === 'string' && !openKeys.some((key) => key in data))
    Object.assign(data, parseOpenLines(opened))
  return { ...args, data }
}
