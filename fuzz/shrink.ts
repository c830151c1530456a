import type { RequestPlan } from './plan.ts'

/** Yields smaller forms of a request, the largest reductions first. */
function* smaller(plan: RequestPlan): Generator<RequestPlan> {
  const { query, headers, body } = plan
  if (body.type !== 'none') yield { ...plan, body: { type: 'none' } }
  if (query.length > 1) yield { ...plan, query: [] }
  for (const i of headers.keys()) yield { ...plan, headers: headers.toSpliced(i, 1) }
  for (const i of query.keys()) yield { ...plan, query: query.toSpliced(i, 1) }
  for (const [i, [name, value]] of query.entries())
    for (const one of smallerValues(value)) yield { ...plan, query: query.with(i, [name, one]) }
  for (const [i, part] of plan.path.entries())
    if (typeof part === 'string')
      for (const one of smallerTexts(part)) yield { ...plan, path: plan.path.with(i, one) }
  if (body.type === 'json')
    for (const value of smallerValues(body.value)) yield { ...plan, body: { ...body, value } }
  if (body.type === 'form')
    for (const i of body.pairs.keys()) yield { ...plan, body: { ...body, pairs: body.pairs.toSpliced(i, 1) } }
  if (body.type === 'multipart')
    for (const i of body.fields.keys())
      yield { ...plan, body: { ...body, fields: body.fields.toSpliced(i, 1) } }
}

function* smallerTexts(text: string): Generator<string> {
  if (text.length > 1) yield text.slice(0, text.length >> 1)
  if (text.length > 1) yield text.slice(text.length >> 1)
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield* smallerTexts(value)
  if (Array.isArray(value)) {
    for (const i of value.keys()) yield value.toSpliced(i, 1)
    for (const [i, one] of value.entries()) for (const less of smallerValues(one)) yield value.with(i, less)
  } else if (typeof value === 'object' && value !== null && value.constructor === Object) {
    const fields = Object.entries(value)
    for (const [name] of fields) yield Object.fromEntries(fields.filter(([one]) => one !== name))
    for (const [name, one] of fields) for (const less of smallerValues(one)) yield { ...value, [name]: less }
  }
}

/** Returns the smallest form found within a number of tries for which `fails` is still true. */
export async function shrink(
  plan: RequestPlan,
  fails: (plan: RequestPlan) => Promise<boolean>,
  tries = 80,
): Promise<RequestPlan> {
  let left = tries
  let smallest = plan
  for (let found = true; found && left > 0; ) {
    found = false
    for (const one of smaller(smallest)) {
      if (left-- <= 0) break
      if (!(await fails(one))) continue
      smallest = one
      found = true
      break
    }
  }
  return smallest
}
