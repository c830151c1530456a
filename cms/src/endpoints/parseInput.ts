import type * as z from 'zod'
import { apiError } from '#lib/errors/apiError.ts'
import { type CallKey, errorCodesOf } from '#shared/contract'

/** @throws ApiError */
export function parseInput(key: CallKey, schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  // Overlong texts are reported before all other faults.
  const long = issues.filter(isTooLong).find(({ path }) => !issues.some((one) => isOfAnotherKind(one, path)))
  if (long) throw tooLong(key, long)
  const field = issues[0]?.path[0]
  throw field === undefined
    ? apiError('invalid.unreadable')
    : apiError('invalid.field', { field: String(field), values: { name: String(field) } })
}

type TooBig = z.core.$ZodIssueTooBig

const isTooLong = (issue: z.core.$ZodIssue): issue is TooBig =>
  issue.code === 'too_big' && issue.origin === 'string'

/** A text where a list belongs is too long for the library as well, in letters instead of items. */
const isOfAnotherKind = ({ code, path }: z.core.$ZodIssue, at: readonly PropertyKey[]) =>
  code === 'invalid_type' && path.join() === at.join()

function tooLong(key: CallKey, { path, message, maximum }: TooBig) {
  // The message is the limit that people are told (`textInput.ts`), or the words of the library.
  const max = Number(message) || Number(maximum)
  const name = String(path.findLast((part) => typeof part === 'string'))
  return errorCodesOf(key).includes('too_long')
    ? apiError('too_long', { field: name, values: { max } })
    : apiError('invalid.long', { field: name, values: { name, max } })
}
