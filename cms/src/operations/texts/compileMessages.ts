import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type CompiledMessages = Record<string, string | MessageFormatElement[]>

/** Compiles messages for browsers, which have no parser; plain text stays as it is. */
export function compileMessages(messages: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message)]))
}

function compile(message: string): string | MessageFormatElement[] {
  let elements: MessageFormatElement[]
  try {
    elements = parse(message)
  } catch {
    // A typed label may not be valid message syntax; it is shown as it is.
    return message
  }
  const [first] = elements
  const isPlain =
    elements.length === 0 ||
    (elements.length === 1 && first?.type === TYPE.literal && first.value === message)
  return isPlain ? message : elements
}
