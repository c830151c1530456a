import { withoutContent } from './withoutContent.ts'

interface Described {
  type: string
  code?: string | number
  status?: number
  /** Without the values it quotes; absent if it was meant for the client. */
  message?: string
  /** The table that a query was to change. */
  table?: string
  /** Without the message that usually precedes the places. */
  stack?: string
  cause?: Described
  errors?: Described[]
}

const maxDepth = 4
const maxErrors = 5
const stackFrame = /^ {4}at [^\n]*:\d+:\d+\)?$/
const changeQuery = /^Failed query: (?:insert into|update|delete from) ["`](\w+)["`]/
const plainName = /^[\w.-]{1,60}$/

/** Kind, place and reason, but no personal value: errors and their causes carry parameters, documents and addresses. */
export function describeError(error: unknown, depth = 0): Described {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const { name, message, code, status, stack, cause, errors } = error as Record<string, unknown>
  const text = typeof message === 'string' ? message : ''
  const table = changeQuery.exec(text)?.[1]
  // Their messages are for visitors and may contain names.
  const isForPeople = typeof status === 'number' && status < 500
  return {
    type: typeof name === 'string' && plainName.test(name) ? name : 'Error',
    ...(isCode(code) && { code }),
    ...(typeof status === 'number' && { status }),
    ...(text !== '' && !isForPeople && { message: withoutContent(text) }),
    ...(table && { table }),
    ...(typeof stack === 'string' && !isForPeople && { stack: framesOf(stack, text) }),
    ...(cause !== undefined && depth < maxDepth && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < maxDepth && { errors: errors.slice(0, maxErrors).map((one) => describeError(one, depth + 1)) }),
  }
}

const isCode = (code: unknown): code is string | number =>
  typeof code === 'number' || (typeof code === 'string' && plainName.test(code))

function framesOf(stack: string, message: string) {
  const from = message === '' ? -1 : stack.lastIndexOf(message)
  const lines = stack.slice(from < 0 ? 0 : from + message.length).split('\n')
  return lines.filter((line) => stackFrame.test(line)).join('\n')
}
