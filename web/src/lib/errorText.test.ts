import { describe, expect, it } from 'vitest'
import { CallError } from './api.ts'
import { errorMessageId } from './errorText.ts'

describe('the words for a failure', () => {
  it.each([
    [400, 'plz_invalid', 'error.plz_invalid'],
    [400, 'something_new', 'error.refused'],
    [403, 'forbidden_for_you', 'error.forbidden'],
    [404, 'gone_for_good', 'error.not_found'],
    [429, 'slow_down', 'error.too_many_requests'],
    [500, 'internal', 'error.server'],
    [502, 'http_502', 'error.server'],
    [0, 'offline', 'error.offline'],
  ])('%i %s is told by %s', (status, code, id) => {
    expect(errorMessageId(new CallError(status, code), (key) => key === 'error.plz_invalid')).toBe(id)
  })
})
