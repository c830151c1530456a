import { type CallKey, errorCodesOf } from '@directory/shared/contract'
import type * as z from 'zod'
import { type ApiError, apiError } from '../operations/errors/apiError.ts'

/** Checks a part of a call's input by its schema. @throws ApiError */
export function parseInput(key: CallKey, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refusalOf(key, result.error.issues[0])
}

function refusalOf(key: CallKey, issue: z.core.$ZodIssue | undefined): ApiError {
  const field = issue?.path[0]
  if (issue === undefined || field === undefined) return apiError('invalid.unreadable')
  if (issue.code === 'too_big' && issue.origin === 'string') {
    // The message is the limit that people are told (`textInput.ts`), or the words of the library.
    const max = Number(issue.message) || Number(issue.maximum)
    const name = String(issue.path.findLast((part) => typeof part === 'string'))
    return errorCodesOf(key).includes('too_long')
      ? apiError('too_long', { field: name, values: { max } })
      : apiError('invalid.long', { field: name, values: { name, max } })
  }
  return apiError('invalid.field', { field: String(field), values: { name: String(field) } })
}
