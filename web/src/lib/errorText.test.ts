import { joinTexts } from '#shared/cataloguePart'
import { catalogues as parts } from '#shared/catalogues'
import { type Call, type CallKey, contract, errorCodesOf } from '#shared/contract'
import { CallError } from './api.ts'
import { errorMessageId } from './errorText.ts'

it.each([
  [400, 'plz_invalid', 'error.plz_invalid'],
  [403, 'forbidden_for_you', 'error.forbidden'],
  [404, 'gone_for_good', 'error.not_found'],
  [0, 'offline', 'error.offline'],
])('%i %s has text %s', (status, code, id) => {
  expect(
    errorMessageId(new CallError(status, code), (key) =>
      ['error.plz_invalid', 'error.offline'].includes(key),
    ),
  ).toBe(id)
})

const catalogues = Object.values(parts).map((language) => joinTexts(Object.values(language)))
const isKnown = (id: string) => catalogues.every((catalogue) => (catalogue[id] ?? '').trim() !== '')
/** Codes that the site words with a key other than the usual one. */
const ownText: Record<string, string> = {
  file_exists: 'files.exists',
  file_in_use: 'files.inUse',
  link_unknown: 'confirm.unknownTitle',
  link_ended: 'confirm.endedTitle',
  link_used: 'confirm.refused.link_used',
  request_decided: 'answer.decidedTitle',
  unavailable: 'error.server',
  // Read by monitors, on no page.
  ...{ disk_full: 'error.server', not_writable: 'error.server', stopping: 'error.server' },
}
const textIds = (key: CallKey, code: string) => [
  ...(/import|upload/i.test(key) ? [`import.error.${code}`] : []),
  `error.${code}`,
  ownText[code] ?? '',
]

it.each(Object.keys(contract) as CallKey[])(
  'error messages exist in both languages for each code of %s',
  (key) => {
    const { errors = [] }: Call = contract[key]
    const silent = errors.filter((code) => !textIds(key, code).some(isKnown))
    expect(silent).toEqual([])
    // Failures that any call may answer are worded by their kind.
    const ids = errorCodesOf(key).map((code) => errorMessageId(new CallError(400, code), isKnown))
    expect(ids.filter((id) => !isKnown(id))).toEqual([])
  },
)
