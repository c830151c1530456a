/** Names of categories and providers are the same when only case, spacing or Unicode form differ. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
