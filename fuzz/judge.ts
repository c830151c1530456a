import { stripVTControlCharacters } from 'node:util'
import type { Outgoing } from './request.ts'
import { mayCall, type Role } from './roles.ts'
import type { Answer } from './send.ts'
import type { Target } from './targets.ts'
import { personDomain } from './values.ts'

/** What is wrong with an answer; `what` is the same text for the same fault. */
export interface Complaint {
  what: string
  detail: string
}

export interface Asked {
  role: Role
  target: Target
  sent: Outgoing
  /** Texts that this role must not see. */
  secrets: readonly string[]
}

const tooLongMs = 5000
/** Refusals that happen before the server has found the call. */
const frontDoor =
  /^(malformed|address_too_long|method_not_allowed|not_found|forbidden|too_many_requests|unsupported_type|too_large)$/
const stack = /\n\s+at (?:async )?\S.*[:(]\d+:\d+\)?|\bat (?:async )?[\w.<>]+ \((?:file|node|\/)/
const fieldsOfNobody = /"(?:hash|salt|resetPasswordToken|loginAttempts|lockUntil)"\s*:/
const fieldsOfStaff = /"(?:submitterEmail|formerNames)"\s*:/
const script = /<script>alert\(1\)|<img src=x onerror/

export function judge(asked: Asked, answer: Answer): Complaint[] {
  const { status, headers, body, ms } = answer
  if (status === 0) return [{ what: 'no answer', detail: body }]
  const complaints: Complaint[] = []
  const complain = (what: string, detail = body.slice(0, 300)) => complaints.push({ what, detail })
  if (ms > tooLongMs) complain('slow', `${Math.round(ms)} ms`)
  if (status >= 500 && !/"code":"(being_made|not_saved|maybe_saved|unavailable)"/.test(body))
    complain(`status ${status}`)
  if (stack.test(body)) complain('a stack gets out', around(body, body.search(stack)))
  if (headers['content-type']?.startsWith('text/html') && script.test(body))
    complain('a page carries a script that was sent', around(body, body.search(script)))
  if (/^(https?:)?[/\\]{2}evil\.example/.test(headers.location ?? '')) complain('leads to another site')
  return [...complaints, ...leaks(asked, answer), ...unlikeTheDocument(asked, answer)]
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 120), at + 160)

function leaks({ role, target, sent, secrets }: Asked, { headers, body }: Answer): Complaint[] {
  const all = `${JSON.stringify(headers)}\n${body}`
  // What was sent may come back.
  const own = `${decoded(sent.address)}\n${sent.headers.join()}\n${sent.body ?? ''}`
  const fields = role.rank === 'public' ? [fieldsOfNobody, fieldsOfStaff] : [fieldsOfNobody]
  const named = target.path.includes('openapi') ? [] : fields.flatMap((one) => one.exec(body)?.[0] ?? [])
  return [...secrets, ...named]
    .filter((text) => all.includes(text) && !own.includes(text))
    .map((text) => ({ what: `gets out: ${text.slice(0, 40)}`, detail: around(all, all.indexOf(text)) }))
}

const decoded = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString())

function unlikeTheDocument({ role, target, sent }: Asked, { status, headers, body }: Answer): Complaint[] {
  const complaint = (what: string, detail = body.slice(0, 300)): Complaint[] => [{ what, detail }]
  const { answers, method, who } = target
  if (sent.method !== method) return []
  if (status < 300 && !mayCall(role, target)) return complaint(`is answered, though it is for ${who}`)
  if (!answers || status === 304 || status >= 500) return []
  // Outside of /api another address is that of a page, or leads to the plain one.
  const isOfPage = !target.path.startsWith('/api/') && sent.address.split('?')[0] !== target.path
  if (status === 301 && isOfPage) return []
  if (status < 400) {
    if (status !== answers.status) return complaint(`status ${status} is not in the document`)
    const told = headers['content-type']?.includes('json') ? JSON.parse(body) : body
    const { error } = answers.schema?.safeParse(told) ?? {}
    return error ? complaint('the answer breaks its schema', error.message.slice(0, 600)) : []
  }
  const code = /^\{"success":false.*"code":"([^"]*)"/s.exec(body)?.[1]
  // Node itself refuses what it cannot parse.
  if (code === undefined && (isOfPage || (body === '' && !headers['content-type']))) return []
  if (code === undefined) return complaint(`a refusal without a code, ${status}`)
  if (answers.codes.includes(code) || frontDoor.test(code)) return []
  return complaint(`the code ${code} is not in the document`)
}

const failure = /\b(ERROR|FATAL)\b|Unhandled|Uncaught|unhandledRejection|MaxListeners|Warning:|Error:/
const personal = new RegExp(`@${personDomain}|verborgen\\w+verborgen|eyJ[\\w-]{10,}\\.[\\w-]{10,}`)

/** Failures that nobody caught, and personal data. */
export function logComplaints(output: string): Complaint[] {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.flatMap((line, i) => {
    const detail = lines.slice(i, i + 14).join('\n      ')
    if (personal.test(line)) return [{ what: 'the log names a person', detail }]
    if (!/^\S/.test(line) || !failure.test(line)) return []
    const what = line.replace(/^\[[\d:.]+\] /, '').replace(/[\da-f]{8}-[\da-f-]+|\d+/g, '…')
    return [{ what: `the log holds a failure: ${what.slice(0, 120)}`, detail }]
  })
}
