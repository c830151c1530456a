import { refreshPublicData } from '#publicData/live/refreshPublicData.ts'
import type { LogNoun, LogThings } from '#shared/nouns'
import { createLogHook } from './log/createLogHook.ts'
import { rejectStaleForm } from './rejectStaleForm.ts'

/** Of a noun that the site shows and staff edit. */
export function publicNounHooks(noun: LogNoun & LogThings, rules: Parameters<typeof createLogHook>[1] = {}) {
  const written = [refreshPublicData, createLogHook(noun, rules)]
  return { beforeOperation: [rejectStaleForm], afterChange: written, afterDelete: written }
}
