/** On what terms the company sells; every page that names one of them reads it here. */
export const commercialTerms = {
  warrantyMonths: 12,
  /** About: of working days, since nothing is processed at weekends. */
  deliveryBusinessDays: 20,
  /** The company is present in more than these. */
  countries: 6,
} as const
