const maxReadLength = 500

/** Words by which clients name themselves. The first that is found counts: most also name what they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg/, 'Microsoft Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet for Android'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  // Others claim to be Safari, too, but not with its version.
  [/\bVersion\/\S+ (?:\S+ )?Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'Chrome OS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns a browser's readable name, such as "Firefox, Linux"; empty if unknown. */
export function browserOf(userAgent: string | null): string {
  const read = (userAgent ?? '').slice(0, maxReadLength)
  return [browsers, systems].flatMap((names) => names.find(([word]) => word.test(read))?.[1] ?? []).join(', ')
}
