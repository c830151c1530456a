import type { AfterErrorHook } from 'payload'

/** What Payload and its parser say of a broken multipart form, for which it would answer 500. */
const broken =
  /^(Malformed |Multipart: |Unexpected end of (form|file)|Unsupported content type|Missing Content-Type|Request is not eligible)/

export const refuseBrokenForms: AfterErrorHook = ({ error }) =>
  broken.test(error.message) || error.name === 'SyntaxError'
    ? { status: 400, response: { errors: [{ message: 'Invalid form data' }] } }
    : undefined
