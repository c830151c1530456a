/** The map services want to know whom to write to. */
export function userAgent(publicUrl: string | null) {
  return `senior-directory/0.1 (${publicUrl ?? 'not published yet'})`
}
