import type { Payload } from 'payload'
import type { CallKey } from '#shared/contract'
import type { RenderedState, SentForm } from '#shared/renderedState'
import type { PostedValues } from './readForm.ts'

export type FormError = SentForm['errors'][number]

export interface Sent {
  params: Record<string, string>
  values: PostedValues
}

export interface Form {
  paths: readonly string[]
  /** Parameter that the address must have. */
  query?: string
  /**
   * Opens the page with the secret of a mail, which stands in the address: no cache keeps the page, and no other site
   * learns its address. The secret alone gives the right, so the form may come from anywhere.
   */
  opens?: CallKey
  /** Path of the page that is shown instead, if any. */
  leads?(sent: Sent, opened: unknown): string | null
  /** Reports do not: they publish nothing, and their number is limited. */
  asksForCode?: true
  /** Mail programs send what they like (RFC 8058); the address says it all. */
  ignoresBody?: true
  call: CallKey
  /**
   * All that is wrong, of which the call would name the first.
   * @param code error of the picture's code
   */
  problems?(payload: Payload, values: PostedValues, code: FormError[]): FormError[]
  /** Of the call, without the secret. */
  body(sent: Sent): object
  /**
   * What the page is rendered with.
   * @param page.opened null if the link opens nothing
   */
  visit(
    values: PostedValues,
    page: { opened: unknown; errors: FormError[]; captchaId?: string },
  ): Pick<RenderedState, 'form' | 'link'>
  /** Where to go once the form is taken; absent: the page is shown anew. */
  next?(sent: Sent, payload: Payload, value: unknown): string | Promise<string>
}
