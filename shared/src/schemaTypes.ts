import { isOneOf } from './ownValue.ts'

/**
 * For search engines. The default is `LocalBusiness`; if even that does not fit, `Organization`, which has neither
 * place nor hours.
 */
export const schemaTypes = [
  'AccountingService',
  'Attorney',
  'AutoRepair',
  'Bakery',
  'BankOrCreditUnion',
  'BeautySalon',
  'CafeOrCoffeeShop',
  'Dentist',
  'DryCleaningOrLaundry',
  'Electrician',
  'FoodEstablishment',
  'GovernmentOffice',
  'GroceryStore',
  'HairSalon',
  'HealthAndBeautyBusiness',
  'HomeAndConstructionBusiness',
  'Hospital',
  'InsuranceAgency',
  'LegalService',
  'Library',
  'LodgingBusiness',
  'MedicalBusiness',
  'MedicalClinic',
  'Notary',
  'Optician',
  'Organization',
  'Pharmacy',
  'Physician',
  'Physiotherapy',
  'Plumber',
  'PostOffice',
  'ProfessionalService',
  'Restaurant',
  'SportsActivityLocation',
  'Store',
  'TravelAgency',
] as const
export type SchemaType = (typeof schemaTypes)[number]

export const isSchemaType = isOneOf(schemaTypes)
