/**
 * Typical searches of visitors: whole words, beginnings, several words, other spellings, typing errors and requests in
 * their own words.
 */
export const typicalQueries = [
  'a',
  'ha',
  'phys',
  'physiotherapie',
  'fusspflege',
  'haßfurt',
  'hassfurt',
  'friseur haßf',
  'fußpflege königsberg',
  'müller',
  'huberhof',
  'hausbesuche ebern',
  'hauptstr',
  'physotherapie',
  'pflegedinst haßfurt',
  'zahnarzt zeil am main',
  'Arzt',
  'Frisör in Hofheim',
  'wer mäht mir den Rasen',
  'Putzfrau gesucht',
  'jemand der mit mir spazieren geht',
  'appotheke ebern',
  'hairdresser',
  'altersheim 974',
] as const
