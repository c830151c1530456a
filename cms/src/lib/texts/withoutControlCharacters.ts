/** Line breaks become `\n`; all other control characters, some of which end a line for some readers, become spaces. */
export const withoutControlCharacters = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')
