import { saysBarrierfree, withoutBarrierfree } from '@directory/shared/barrierfree'
import { openKeys } from '@directory/shared/entryFields'
import { parseOpenLines } from '@directory/shared/openingHours'
import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Reads opening hours and the barrier-free flag, each of which can be sent in two ways. Only this hook sees which one
 * was sent: later hooks get the data filled up with defaults and stored values.
 */
export const readAlternativeFields: CollectionBeforeOperationHook = ({ args }) => {
  const given = (args as { data?: Record<string, unknown> }).data
  if (!given || typeof given !== 'object') return args
  const { opened, ...data } = given
  if (typeof data.services === 'string' && saysBarrierfree(data.services)) {
    data.services = withoutBarrierfree(data.services).trim()
    // The boolean wins over the prefix if both are given.
    if (typeof data.barrierfree !== 'boolean') data.barrierfree = true
  }
  if (typeof opened === 'string' && !openKeys.some((key) => key in data))
    Object.assign(data, parseOpenLines(opened))
  return { ...args, data }
}
