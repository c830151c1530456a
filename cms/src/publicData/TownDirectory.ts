export interface TownDirectory {
  /** Returns the towns and villages of a postcode, the municipality first. */
  townsOfPostcode(postcode: string): readonly string[]
  postcodesOfTown(town: string): readonly string[]
  /** Returns the district's municipalities with a village of that name in one of the postcodes (none: any). */
  municipalitiesOf(village: string, postcodes: readonly string[]): readonly string[]
  /** Returns whether the town is a municipality or a village of the district. */
  isOfDistrict(town: string): boolean
}
