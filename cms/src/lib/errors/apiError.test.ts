import { allTexts } from '#shared/catalogues'
import type { ErrorCode } from '#shared/contract'
import { apiError, type RefusalKey, refusalWords } from './apiError.ts'

const values = { count: 1, name: 'x', uses: 'x', max: 1, minutes: 1 }

it.each([
  [
    400,
    'too_long plz_invalid password_too_short wrong_password link_invalid recovery_code_wrong file_refused',
  ],
  [400, 'file_type_differs username_missing too_many_views days_crossed'],
  [401, 'invalid_credentials unauthorized'],
  [403, 'admin_protected forbidden last_admin'],
  [404, 'link_unknown not_found'],
  [
    409,
    'category_has_trash category_in_use category_taken changed_since display_name_taken edited_since file_exists',
  ],
  [409, 'file_in_use in_trash link_used mail_gone no_address no_email no_entry not_in_trash nothing_to_undo'],
  [409, 'request_decided request_taken stale username_taken'],
  [410, 'link_ended'],
  [413, 'too_large'],
  [429, 'too_many_requests'],
])('%i is the status of %s', (status, codes) => {
  for (const code of codes.split(' ') as ErrorCode[])
    expect([code, apiError(code as RefusalKey, { values }).status]).toEqual([code, status])
})

it('is worded as the contract has it in German, and as the site has it in English', () => {
  expect(refusalWords('city_missing')).toBe(allTexts.de['contract.city_missing'])
  expect(refusalWords('city_missing', {}, 'en')).toBe('Please enter the town.')
})
