import { parse } from 'node:querystring'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import type { CallAnswer } from '#endpoints/answer.ts'
import { perform } from '#endpoints/perform.ts'
import { ApiError, apiError, apiErrors } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { callRequest } from '../connections/callRequest.ts'
import { readBytes } from '../connections/readBody.ts'
import { clientOf, hasBody } from '../connections/requestHead.ts'
import type { Form, FormError, Sent } from './form.ts'
import type { FormCode } from './formCode.ts'
import { readForm } from './readForm.ts'

const maxFormBytes = 100 * 1024
const maxFields = 100
/** For the body of a form that is refused anyway. */
const timeoutMs = 3000

interface Outcome {
  status: number
  /** What the call returned; null if it refused. */
  value: unknown
  errors: FormError[]
  retryAfter?: string
}

/** The secret that the page's address holds, if any. */
const secretOf = ({ opens }: Form, { params: { secret } }: Request) => (opens ? { secret } : {})

export async function openForm(payload: Payload, form: Form, req: Request): Promise<Outcome> {
  const { opens } = form
  if (!opens) return { status: 200, value: null, errors: [] }
  const readBody = async () => secretOf(form, req)
  return outcomeOf(await perform(payload, opens, callRequest(req, { readBody })))
}

/** The call counts the form before it is read. What was typed is put into `sent`. */
export async function takeForm(
  { payload, code }: { payload: Payload; code: FormCode },
  form: Form,
  { req, res, sent }: { req: Request; res: Response; sent: Sent },
): Promise<Outcome> {
  let isRead = false
  let errors: FormError[] = []
  async function read() {
    isRead = true
    if (form.ignoresBody) return void req.resume()
    // For the page that is shown if there is no time for rendering.
    req.body = await readFields(payload, req, res)
    sent.values = readForm(req.body)
  }
  async function readBody() {
    await runtimeOf(payload).rateLimits.consume('lookup', clientOf(req))
    await read()
    const wrongCode = form.asksForCode ? await code.check(sent.values) : []
    errors = form.problems?.(payload, sent.values, wrongCode) ?? []
    if (errors.length === 0 && form.asksForCode) errors = await code.spend(sent.values)
    // One refusal for all errors, so that it counts once; the page shows each error.
    if (errors.length > 0) throw apiErrors.invalid('')
    return { ...secretOf(form, req), ...form.body(sent) }
  }
  const outcome = outcomeOf(await perform(payload, form.call, callRequest(req, { readBody })))
  // The form comes back with its input, without waiting for a slow body.
  if (!isRead) await Promise.race([read(), pause(timeoutMs, undefined, { ref: false })]).catch(() => {})
  return errors.length > 0 ? { ...outcome, errors } : outcome
}

/** Browsers never compress it; of repeated fields the first counts. */
async function readFields(payload: Payload, req: Request, res: Response) {
  if (!hasBody(req)) return {}
  const isPacked = !/^(identity)?$/i.test(req.headers['content-encoding'] ?? '')
  if (isPacked || !req.is('application/x-www-form-urlencoded')) throw apiError('unsupported_type.form')
  const bytes = await readBytes(payload, req, { res, limit: maxFormBytes, isStaff: false }).catch((error) => {
    throw error instanceof ApiError ? error : apiError('malformed')
  })
  // One more than allowed, so that too many are noticed.
  const fields = Object.entries(parse(bytes.toString(), '&', '=', { maxKeys: maxFields + 1 }))
  if (fields.length > maxFields) throw apiError('too_large')
  return Object.fromEntries(fields.map(([name, value]) => [name, String([value].flat()[0])]))
}

function outcomeOf(answer: CallAnswer): Outcome {
  if (answer.kind !== 'json') throw new Error('A form is answered as JSON')
  const { status, headers } = answer
  if (status < 400) return { status, value: answer.value, errors: [] }
  const { code, message, field, values } = answer.value as FormError
  const error = { code, message, field, values }
  return { status, value: null, errors: [error], retryAfter: headers['Retry-After'] }
}
