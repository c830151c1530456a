const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // HTML 4 and mail programs do not know `&apos;`.
  "'": '&#39;',
}

/** Escapes a text for HTML or XML, between tags or within an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
