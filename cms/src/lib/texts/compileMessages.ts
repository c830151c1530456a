import { createIntl } from '@formatjs/intl'

const { formatters } = createIntl({ locale: 'de' })

/** Browsers have no parser: it would be 8 kB of every first load. Plain text stays. */
export const compileMessages = (
  messages: Readonly<Record<string, string>>,
): Record<string, string | unknown[]> =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message)]))

function compile(message: string): string | unknown[] {
  if (!/[{}<>'#]/.test(message)) return message
  try {
    return formatters.getMessageFormat(message, 'de').getAst()
  } catch {
    // A typed label may be no valid message; it is shown as it is.
    return message
  }
}
