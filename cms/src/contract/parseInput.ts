import { type CallKey, errorCodesOf } from '@directory/shared/contract'
import type * as z from 'zod'
import { type ApiError, apiError } from '../operations/errors/apiError.ts'

/** Checks a part of a call's input by its schema. @throws ApiError */
export function parseInput(key: CallKey, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  // What is too long is said before anything else.
  const long = issues.find(isTooLong)
  if (long) throw tooLong(key, long)
  const field = issues[0]?.path[0]
  throw field === undefined
    ? apiError('invalid.unreadable')
    : apiError('invalid.field', { field: String(field), values: { name: String(field) } })
}

type TooBig = z.core.$ZodIssueTooBig

const isTooLong = (issue: z.core.$ZodIssue): issue is TooBig =>
  issue.code === 'too_big' && issue.origin === 'string'

function tooLong(key: CallKey, { path, message, maximum }: TooBig): ApiError {
  // The message is the limit that people are told (`textInput.ts`), or the words of the library.
  const max = Number(message) || Number(maximum)
  const name = String(path.findLast((part) => typeof part === 'string'))
  return errorCodesOf(key).includes('too_long')
    ? apiError('too_long', { field: name, values: { max } })
    : apiError('invalid.long', { field: name, values: { name, max } })
}
