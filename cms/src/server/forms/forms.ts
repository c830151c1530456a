import { withNormalisedLines } from '#collections/Entries/normaliseLines.ts'
import { refusalWords } from '#lib/errors/apiError.ts'
import { isTown } from '#lib/places/postcodes.ts'
import { typedFields } from '#shared/fields/typedFields'
import type { OpenedLink, SentForm } from '#shared/renderedState'
import { routes } from '#shared/routes'
import { changeProblems } from '#shared/rules/changeRules'
import { type EntryFields, entryProblems } from '#shared/rules/entryRules'
import { reportFrom, reportProblems } from '#shared/rules/reportRules'
import type { Form, FormError, Sent } from './form.ts'
import { markSent } from './justSent.ts'
import { doubtfulFormPhones, type PostedValues, toChange } from './readForm.ts'

/** Beside an answer about steps a box that is not ticked says nothing. */
function entryOf(values: PostedValues): EntryFields {
  const { barrierfree, ...fields } = typedFields(values)
  return { ...fields, ...((barrierfree || fields.stepFree === null) && { barrierfree }) }
}

const withWords = (problem: Omit<FormError, 'message'> & { code: Parameters<typeof refusalWords>[0] }) => ({
  ...problem,
  message: refusalWords(problem.code, problem.values),
})

/** With the field that only robots fill in. */
const withTrap = (body: object, { homepage2 = '' }: PostedValues) => ({ ...body, homepage2 })

const formOf =
  (kind: SentForm['kind']): Form['visit'] =>
  (values, { errors, captchaId }) => ({ form: { kind, values, errors, captchaId } })

const refusalIn = ([error]: FormError[]): Pick<OpenedLink, 'refusal'> =>
  error ? { refusal: { code: error.code, message: error.message } } : {}

const confirmPage = (sent: Sent) => routes.confirm.href(sent.params.secret ?? '')
const confirmedEntry = ({ params, values }: Sent) => params.id ?? values.entry ?? ''

/** A position that was not sent stays unchanged. */
function proposalIn(values: PostedValues) {
  const { lat, lon, ...fields } = entryOf(values)
  return values.lat === undefined || values.lon === undefined ? fields : { ...fields, lat, lon }
}

const requestOfChange: Form = {
  paths: [routes.addRequest.path],
  query: 'change',
  asksForCode: true,
  call: 'POST /api/addPendingChange',
  // As specified: the code comes first for a change, and last for everything else.
  problems: (_, values, code) => [...code, ...changeProblems(toChange(values)).map(withWords)],
  body: ({ values }) => withTrap(toChange(values), values),
  visit: formOf('change'),
  next: () => routes.changeReceived.href(),
}

const requestOfEntry: Form = {
  paths: [routes.addRequest.path],
  asksForCode: true,
  call: 'POST /api/addPendingEntry',
  problems: (payload, values, code) => [
    ...entryProblems(withNormalisedLines(payload, entryOf(values)), { isTown }).map(withWords),
    ...doubtfulFormPhones(values).map((field) => withWords({ code: 'phone_misread', field })),
    ...code,
  ],
  body: ({ values }) => withTrap(entryOf(values), values),
  visit: formOf('new'),
  async next(_, payload, value) {
    const { token } = value as { token: string }
    await markSent(payload, token)
    return routes.entryReceived.href(token)
  },
}

const report: Form = {
  paths: [routes.report.path],
  call: 'POST /api/addReport',
  problems: (_, values) => reportProblems(reportFrom(values)).map(withWords),
  body: ({ values }) => withTrap({ ...reportFrom(values), entry: values.entry ?? '' }, values),
  visit: formOf('report'),
  next: ({ params: { cat = '', name = '' }, values: { entry = '' } }) =>
    routes.reportReceived.href(cat, name, entry),
}

const answer: Form = {
  paths: [routes.answer.path],
  opens: 'POST /api/question',
  call: 'POST /api/answerQuestion',
  body: ({ values }) => ({ answer: values.answer ?? '' }),
  visit: ({ answer: typed }, { opened, errors }) => ({
    link: {
      ask: null,
      question: opened as NonNullable<OpenedLink['question']> | null,
      typed,
      ...refusalIn(errors),
    },
  }),
  next: ({ params: { secret = '' } }) => routes.answer.href(secret),
}

const confirmation: Form = {
  paths: [routes.confirm.path, routes.confirmChange.path],
  opens: 'POST /api/verificationRequest',
  // The page of the link says what has become of an entry that cannot be changed.
  leads(sent, opened) {
    const ask = opened as OpenedLink['ask']
    const asked = ask?.entries.find(({ entry }) => entry.uuid === sent.params.id)
    const isShown = sent.params.id === undefined || (ask?.state === 'open' && asked?.answer === null)
    return isShown ? null : confirmPage(sent)
  },
  call: 'POST /api/answerVerificationRequest',
  body(sent) {
    const { answer = '', updatedAt = '', changeText = '' } = sent.values
    const input = { entry: confirmedEntry(sent), answer, updatedAt: updatedAt || null }
    return answer === 'changed' ? { ...input, proposal: proposalIn(sent.values), changeText } : input
  },
  visit: (values, { opened, errors }) => ({
    link: { ask: opened as OpenedLink['ask'], ...refusalIn(errors) },
    ...(values.answer === 'changed' && { form: { kind: 'change', values, errors } }),
  }),
  next: (sent) => `${confirmPage(sent)}#answer-${encodeURIComponent(confirmedEntry(sent))}`,
}

const optOut: Form = {
  paths: [routes.objection.path],
  opens: 'POST /api/verificationRequest',
  ignoresBody: true,
  call: 'POST /api/answerVerificationRequest',
  body: () => ({ optOut: true }),
  visit: confirmation.visit,
}

/** Where an address fits two the first is meant. */
export const forms: readonly Form[] = [requestOfChange, requestOfEntry, report, answer, confirmation, optOut]
