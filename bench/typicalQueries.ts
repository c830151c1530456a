/** What visitors type: whole words, beginnings, several words, other spellings and slips. */
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
] as const
