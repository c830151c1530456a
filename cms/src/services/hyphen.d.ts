// The package comes without types.
declare module 'hyphen' {
  type Patterns = readonly unknown[]
  export default function createHyphenator(
    patterns: Patterns,
    options: { hyphenChar: string },
  ): (text: string) => string
}
declare module 'hyphen/patterns/de-1996.js' {
  const patterns: readonly unknown[]
  export default patterns
}
declare module 'hyphen/patterns/en-us.js' {
  const patterns: readonly unknown[]
  export default patterns
}
