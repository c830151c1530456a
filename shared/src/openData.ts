/** By what is stored; names are proper names. */
export const openDataLicences = {
  'CC0-1.0': { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.de' },
  'CC-BY-4.0': { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.de' },
  'dl-de/by-2-0': {
    name: 'Datenlizenz Deutschland – Namensnennung – Version 2.0',
    url: 'https://www.govdata.de/dl-de/by-2-0',
  },
  'dl-de/zero-2-0': {
    name: 'Datenlizenz Deutschland – Zero – Version 2.0',
    url: 'https://www.govdata.de/dl-de/zero-2-0',
  },
} as const

type OpenDataLicence = keyof typeof openDataLicences

export const openDataLicenceNames = Object.keys(openDataLicences) as [OpenDataLicence, ...OpenDataLicence[]]
