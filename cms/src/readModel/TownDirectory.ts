/** What is known of towns and villages, listed or not. */
export interface TownDirectory {
  /** Towns and villages of a postcode, the municipality first. */
  townsOfPostcode(postcode: string): readonly string[]
  postcodesOfTown(town: string): readonly string[]
  /** Those of the district that a village of one of the postcodes (none: of any) belongs to. */
  municipalitiesOf(village: string, postcodes: readonly string[]): readonly string[]
  /** Whether it is a municipality or a village of the district. */
  isOfDistrict(town: string): boolean
}

export const emptyTownDirectory: TownDirectory = {
  townsOfPostcode: () => [],
  postcodesOfTown: () => [],
  municipalitiesOf: () => [],
  isOfDistrict: () => false,
}
