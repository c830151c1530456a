/**
 * A text for a file whose lines mean something: line breaks become `\n`, all other control characters, which would end a
 * line for some readers, blanks.
 */
export const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ')
