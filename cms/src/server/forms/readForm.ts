import { entryFields, phoneNames } from '#shared/fields/entryFields'
import { entryFormNames } from '#shared/fields/formOrder'
import { inputLimit } from '#shared/inputLimit'
import { isDoubtfulPhone } from '#shared/phoneNumbers'
import { answerLimit } from '#shared/questionLimits'
import { changeLimits } from '#shared/rules/changeRules'
import { maxLengthOf } from '#shared/rules/entryRules'
import { reportLimits, reportTopics, topicBoxName } from '#shared/rules/reportRules'

/** As typed, by field name. */
export type PostedValues = Partial<Record<FieldName, string>>

const fieldNames = [
  ...entryFormNames,
  ...phoneNames.map((name) => `${name}Kept` as const),
  'token',
  'changeText',
  ...reportTopics.map(topicBoxName),
  'entry',
  'text',
  'sender',
  'captchaId',
  'captchaCode',
  'homepage2',
  'answer',
  'updatedAt',
] as const
type FieldName = (typeof fieldNames)[number]

/** Of fields that hold no text, such as boxes and tokens. */
const otherLimit = 1000
const formLimits = new Map<string, number>(
  Object.entries({ ...reportLimits, ...changeLimits, answer: answerLimit }),
)
const limitOfField = (name: FieldName) =>
  Math.max(maxLengthOf(name) ?? 0, formLimits.get(name) ?? 0) || otherLimit
/** One character more than a form accepts, so that a cut text is still too long. */
const readLengths = new Map(fieldNames.map((name) => [name, inputLimit(limitOfField(name)) + 1]))

/** Cuts overlong texts, because a refused form is shown again with its input. */
export function readForm(fields: Readonly<Record<string, string>>): PostedValues {
  const known = fieldNames.filter((name) => Object.hasOwn(fields, name))
  return Object.fromEntries(known.map((name) => [name, fields[name]?.slice(0, readLengths.get(name))]))
}

/** Fields with a letter probably meant as a digit, unless the form asked about this number. */
export const doubtfulFormPhones = (values: PostedValues) =>
  phoneNames.filter((name) => {
    const typed = values[name] ?? ''
    const isRead = typed.length <= inputLimit(entryFields[name].limit)
    return isRead && typed !== values[`${name}Kept`] && isDoubtfulPhone(typed)
  })

export function toChange({ name = '', email = '', token = '', changeText = '' }: PostedValues) {
  return { name, email, token, changeText }
}
