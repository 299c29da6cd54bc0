/** Columns of the tables of offices with employees, by kind of office. Each kind is an industry of NAICS 2017. */
export const OFFICE_KINDS = {
  physicians: 'physician_offices_excl_mental_health',
  dentists: 'dentist_offices',
  chiropractors: 'chiropractor_offices',
  optometrists: 'optometrist_offices',
  therapists: 'physical_occupational_speech_therapist_and_audiologist_offices',
  /** 621399: acupuncturists, naturopaths, dietitians, and so on. */
  otherPractitioners: 'other_health_practitioner_offices',
  homeHealth: 'home_health_care_services_incl_home_hospice',
  /** 812199: day spas, hair removal, tanning, massage, and so on. */
  personalCare: 'other_personal_care_services',
} as const

export type OfficeKind = keyof typeof OFFICE_KINDS

/** The order is part of the binary format of cells. Browsers load this list, but not the column names above. */
export const RING_OFFICE_KINDS = [
  'physicians',
  'dentists',
  'chiropractors',
  'optometrists',
  'therapists',
  'otherPractitioners',
  'homeHealth',
  'personalCare',
] as const satisfies OfficeKind[]

/** Columns of the residents table by figure, in percent of residents. */
export const PEOPLE_FIGURES = { over65: 'pct_age_65_or_over', uninsured: 'pct_uninsured' } as const

/** Columns of the health table by figure, in percent of adults. The figures are modeled, so don't rank places by them. */
export const HEALTH_MEASURES = {
  /** 2020 was a pandemic year. */
  dentist: 'pct_adults_visited_dentist_past_year_2020',
  /** In percent of adults aged 65 or over. */
  toothless: 'pct_65plus_lost_all_teeth_2020',
  bloodPressure: 'pct_adults_high_blood_pressure_2019',
  heartDisease: 'pct_adults_coronary_heart_disease',
  arthritis: 'pct_adults_arthritis',
  shortSleep: 'pct_adults_short_sleep_2020',
} as const

/** Columns of the 95% interval of `dentist`. Only counties have an interval, because intervals can't be averaged. */
export const DENTIST_INTERVAL = {
  dentistLow: 'dentist_visit_95ci_low',
  dentistHigh: 'dentist_visit_95ci_high',
} as const

/** Offices that city pages compare, per 10,000 residents. */
export const COMPARED_OFFICES = ['physicians', 'dentists', 'chiropractors', 'homeHealth'] as const

export const COMPARED_PERCENTAGES = ['over65', 'uninsured', 'dentist', 'bloodPressure'] as const

export type ComparedPercentage = (typeof COMPARED_PERCENTAGES)[number]

/** Distances from a city center in miles, up to which the facts count residents. The ring uses `RADII_MILES`. */
export const REACH_MILES = [5, 10, 15, 25] as const

/** The farthest ZIP codes of a city's post office are about 29 miles away. */
export const MAX_ZIP_MILES = 30

/** Highest income that the Census publishes. It replaces higher ones with 250,001 ("top-coding"). */
export const MAX_REPORTED_INCOME = 250_000

/** Returns the ZIP codes in a text. Omits prices, longer numbers, and ZIP+4 codes. */
export const extractZipCodes = (text: string): string[] => text.match(/(?<![\d,.$-])\d{5}(?![\d-])/g) ?? []

/** Checks if ZIP codes have 60% to 160% of the residents of the ring. If not, don't show the offices of these ZIP codes for the ring. */
export function isComparableToRing(zipResidents: number, ringResidents: number): boolean {
  return ringResidents > 0 && zipResidents >= ringResidents * 0.6 && zipResidents <= ringResidents * 1.6
}
