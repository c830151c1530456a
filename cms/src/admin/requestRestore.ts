const failureText = {
  de: 'Das ließ sich nicht wiederherstellen. Bitte versuchen Sie es noch einmal.',
  en: 'That could not be restored. Please try again.',
}

/** Restores a document from the trash; returns an error message, or null on success. */
export async function requestRestore(
  collection: string,
  id: string,
  language: 'de' | 'en',
): Promise<string | null> {
  try {
    const response = await fetch(`/cms/api/${collection}/${encodeURIComponent(id)}?trash=true&depth=0`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ deletedAt: null }),
    })
    if (response.ok) return null
    const answer = await response.json().catch(() => null)
    return answer?.errors?.[0]?.message ?? failureText[language]
  } catch {
    return failureText[language]
  }
}
