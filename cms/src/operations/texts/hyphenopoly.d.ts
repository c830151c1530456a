// The package has no types.
declare module 'hyphenopoly' {
  type Hyphenate = (text: string) => string
  interface Config {
    require: string[]
    hyphen: string
    sync: true
    loaderSync: (file: string) => Uint8Array
    substitute: Record<string, Record<string, string>>
  }
  const hyphenopoly: { config(config: Config): Map<string, Hyphenate> }
  export default hyphenopoly
}
