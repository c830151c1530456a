import { unseal } from '#lib/seal.ts'
import { captchaLength } from '#shared/captcha'
import type { TestServer } from '#testServer.ts'
import { captchaOwner } from './captcha.ts'

export const readCaptcha = (id: string, secret: string): string =>
  unseal(secret, captchaOwner, id)?.slice(0, captchaLength) ?? ''

type Fields = Record<string, unknown>

/** Fills in and sends forms as browsers without scripts do. */
export function formsOn(server: TestServer) {
  const idIn = (html: string) => /\/captcha\/([\w-]+)\.svg/.exec(html)?.[1] ?? ''
  return {
    idIn,
    async withCode(fields: Fields, path = '/addrequest') {
      const captchaId = idIn(await server.text(path))
      return { ...fields, captchaId, captchaCode: readCaptcha(captchaId, server.settings.secret) }
    },
    send: (fields: Fields, path = '/addrequest', headers: Record<string, string> = {}) =>
      server.get(path, {
        method: 'POST',
        body: new URLSearchParams(fields as Record<string, string>),
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      }),
    /** The ids of the fields. */
    wrongIn: (html: string) =>
      [...html.matchAll(/<a href="#((?:entry|change|report)-\w+|captchaCode)"/g)].map(([, id]) => id),
  }
}
