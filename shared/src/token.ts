import { randomCode } from './readableCode.ts'

const tokenPattern = /^[a-z0-9]{10}$/

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && tokenPattern.test(value)

/** Of ids; what people and other programs send may be in upper case. */
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value)

export const createToken = () => randomCode('abcdefghijklmnopqrstuvwxyz0123456789', 10)
