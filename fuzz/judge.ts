import type { Outgoing, RequestPlan } from './plan.ts'
import { type RoleGroup, roleGroups } from './plan.ts'
import type { Secrets, Tokens } from './questions.ts'
import type { RequestOutcome } from './send.ts'

/** A problem with an answer, worded identically for identical problems. */
export interface Complaint {
  what: string
  detail: string
}

/** Facts about a server besides its answers. */
export interface KnownOfServer {
  secrets: Secrets
  tokens: Tokens
  /** Codes that each call declares, by its label. */
  codes: ReadonlyMap<string, readonly string[]>
  /** Codes that at least one call declares. */
  anyCode: ReadonlySet<string>
}

/** Maximum acceptable time in milliseconds. */
const tooLong = 5000

const groupOf = (role: RequestPlan['role']): RoleGroup =>
  (Object.keys(roleGroups) as RoleGroup[]).find((group) =>
    (roleGroups[group] as readonly string[]).includes(role),
  ) ?? 'nobody'

const stack = /\n\s+at (?:async )?\S.*[:(]\d+:\d+\)?|\bat (?:async )?[\w.<>]+ \((?:file|node|\/)/
const keysOfNobody =
  /"(formerNames|hash|salt|loginAttempts|lockUntil|_sid|submitterEmail|resetPasswordToken)"\s*:/
const keysOfStaff = /"(hash|salt|resetPasswordToken)"\s*:/
const reflected = /<script>alert\(1\)|<img src=x onerror|<svg onload=alert/
/** Codes of refusals that happen before the server has found the call. */
const frontDoor = [
  'malformed',
  'address_too_long',
  'method_not_allowed',
  'not_found',
  'forbidden',
  'too_many_requests',
]

export function judge(
  plan: RequestPlan,
  sent: Outgoing,
  outcome: RequestOutcome,
  known: KnownOfServer,
): Complaint[] {
  const { status, body, failure, hasLeft } = outcome
  if (status === 0 && hasLeft)
    return failure === 'no answer in time' ? [{ what: 'hangs', detail: failure }] : []
  // Node closes the connection while the client is still sending too long a head, which may lose the answer.
  if (status === 0 && lengthOfHead(sent) > 15_000) return []
  if (status === 0) return [{ what: 'no answer', detail: failure ?? '' }]
  return [
    ...failures(outcome),
    ...leaks(plan, sent, outcome, known),
    ...undeclared(plan, sent, outcome, known),
    ...(outcome.ms > tooLong ? [{ what: 'hangs', detail: `${Math.round(outcome.ms)} ms` }] : []),
    ...(isHtml(outcome) && reflected.test(body) && plan.kind !== 'line'
      ? [{ what: 'a page carries a script that was sent', detail: around(body, body.search(reflected)) }]
      : []),
    ...(leadsElsewhere(outcome.headers.location)
      ? [{ what: 'leads elsewhere', detail: outcome.headers.location ?? '' }]
      : []),
  ]
}

const lengthOfHead = ({ address, headers }: Outgoing) => address.length + headers.flat().join('').length

/** Treats backslashes as slashes, like browsers. */
function leadsElsewhere(location: string | undefined): boolean {
  const here = 'http://here.example'
  return (
    location !== undefined &&
    URL.canParse(location, here) &&
    new URL(location, here).hostname.endsWith('evil.example')
  )
}

const isHtml = ({ headers }: RequestOutcome) => headers['content-type']?.startsWith('text/html') ?? false

function failures({ status, body, headers }: RequestOutcome): Complaint[] {
  if (status < 500) return []
  const declared = status === 503 && /"code":"(not_saved|unavailable)"/.test(body)
  // Node itself answers unsupported versions of HTTP.
  const isOfNode = status === 505 && headers['content-type'] === undefined
  return declared || isOfNode ? [] : [{ what: `status ${status}`, detail: body.slice(0, 300) }]
}

function leaks(
  { role, target }: RequestPlan,
  sent: Outgoing,
  { body, headers }: RequestOutcome,
  known: KnownOfServer,
): Complaint[] {
  // A backup contains everything, and only authorised users get it.
  if (target === 'POST /cms/api/backup') return []
  const group = groupOf(role)
  const answer = `${JSON.stringify(headers)}\n${body}`
  const { Editor, Admin, ended } = known.tokens
  const foreign = group === 'admin' ? [Editor, ended] : group === 'editor' ? [Admin, ended] : [Editor, Admin]
  const asked = decoded(sent)
  const secrets = [...known.secrets[group], ...foreign].filter(
    (one) => answer.includes(one) && !asked.includes(one),
  )
  const keys = (group === 'nobody' ? keysOfNobody : keysOfStaff).exec(body)
  return [
    ...secrets.map((one) => ({
      what: `a secret gets out behind ${answer.slice(0, answer.indexOf(one)).slice(-20)}`,
      detail: around(answer, answer.indexOf(one)),
    })),
    ...(keys && !/access|openapi/.test(target) && !asked.includes(keys[1] ?? '')
      ? [{ what: `the field ${keys[1]} gets out`, detail: around(body, keys.index) }]
      : []),
    ...(stack.test(body) ? [{ what: 'a stack gets out', detail: around(body, body.search(stack)) }] : []),
  ]
}

/** Returns everything that was sent, decoded: values sent by the client are not leaked secrets. */
function decoded({ address, headers, body, line }: Outgoing): string {
  const text = `${address}\n${JSON.stringify(headers)}\n${body?.toString() ?? ''}\n${line ?? ''}`
  return `${text}\n${text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString())}`
}

function undeclared(
  plan: RequestPlan,
  { address }: Outgoing,
  { status, body, headers }: RequestOutcome,
  { codes, anyCode }: KnownOfServer,
): Complaint[] {
  if (plan.kind !== 'contract' || !address.startsWith('/api/') || status < 400 || plan.method === 'HEAD')
    return []
  // Node itself refuses requests that it cannot parse.
  if (body === '' && headers['content-type'] === undefined) return []
  const code = /"code":"([^"]*)"/.exec(body)?.[1]
  if (code === undefined || !body.startsWith('{"success":false'))
    return [{ what: `a refusal without a code, ${status}`, detail: body.slice(0, 300) }]
  const isUsual =
    plan.level === 'valid' ||
    (plan.target.startsWith(`${plan.method} `) && !plan.target.includes('{') && plan.level === 'nearly valid')
  const isForeign = plan.headers.some(([name]) => /^(host|forwarded|x-forwarded|x-real)/i.test(name))
  const allowed =
    isUsual && !isForeign
      ? codes.get(plan.target)?.includes(code)
      : anyCode.has(code) || frontDoor.includes(code)
  return allowed ? [] : [{ what: `the code ${code} is not declared`, detail: body.slice(0, 300) }]
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 120), at + 160)
