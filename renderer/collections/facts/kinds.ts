/** Kinds of offices by NAICS code (2017). Offices without employees aren't counted. */
export const OFFICE_KINDS = {
  /** 621111: physicians, except mental health. */
  physicians: 'physician_offices_excl_mental_health',
  /** 621210. */
  dentists: 'dentist_offices',
  /** 621310. */
  chiropractors: 'chiropractor_offices',
  /** 621320. */
  optometrists: 'optometrist_offices',
  /** 621340: physical, occupational, and speech therapists, and audiologists. The data doesn't separate them. */
  therapists: 'physical_occupational_speech_therapist_and_audiologist_offices',
  /** 621399: acupuncturists, naturopaths, dietitians, and others. */
  otherPractitioners: 'other_health_practitioner_offices',
  /** 621610: home health care, including hospice at home. */
  homeHealth: 'home_health_care_services_incl_home_hospice',
  /** 623110. */
  nursingHomes: 'nursing_care_facilities',
  /** 623312. */
  assistedLiving: 'assisted_living_for_elderly',
  /** 621493: freestanding outpatient surgery and emergency centers. */
  surgeryCenters: 'freestanding_surgical_emergency_centers',
  /** 812199: day spas, hair removal, tanning, massage, and others. */
  personalCare: 'other_personal_care_services',
} as const
export type OfficeKind = keyof typeof OFFICE_KINDS

/** The office kinds in cells, in the order of the columns. */
export const CELL_KINDS = [
  'physicians',
  'dentists',
  'chiropractors',
  'optometrists',
  'therapists',
  'otherPractitioners',
  'homeHealth',
  'personalCare',
] as const satisfies OfficeKind[]
export type CellKind = (typeof CELL_KINDS)[number]

/** Registered specialists. An upper bound, because it includes residents in training and retired people. */
export const SPECIALTIES = {
  dermatologists: 'dermatologists_registered',
  orthopedists: 'orthopedic_surgeons_registered',
  gynecologists: 'obstetrician_gynecologists_registered',
  /** Ophthalmologists and optometrists. */
  eyeDoctors: 'ophthalmologists_and_optometrists_registered',
} as const
export type Specialty = keyof typeof SPECIALTIES

/** Who lives there, in percent, except for minutes. */
export const PEOPLE_FIGURES = {
  /** Percent of residents. */
  over65: 'pct_age_65_or_over',
  /** Percent of residents. */
  uninsured: 'pct_uninsured',
  /** Percent of households. */
  spanish: 'pct_households_speak_spanish',
  /** Mean minutes, one way. */
  minutesToWork: 'mean_travel_to_work_minutes',
} as const

/** Modeled percent of adults, unless noted. Not suitable for rankings or for evaluating local programs. */
export const HEALTH_MEASURES = {
  /** Visited a dentist in the past year: 2020, a pandemic year. The next two are the 95 percent interval. */
  dentist: 'pct_adults_visited_dentist_past_year_2020',
  dentistLow: 'dentist_visit_95ci_low',
  dentistHigh: 'dentist_visit_95ci_high',
  /** Percent of adults of 65 and over who have lost all teeth. 2020. */
  toothless: 'pct_65plus_lost_all_teeth_2020',
  /** Had a checkup in the past year. */
  checkup: 'pct_adults_routine_checkup_past_year',
  /** 2019. */
  bloodPressure: 'pct_adults_high_blood_pressure_2019',
  /** 2019. */
  cholesterol: 'pct_adults_high_cholesterol_2019',
  heartDisease: 'pct_adults_coronary_heart_disease',
  arthritis: 'pct_adults_arthritis',
  asthma: 'pct_adults_asthma',
  obesity: 'pct_adults_obesity',
  /** Sleep less than seven hours. 2020. */
  shortSleep: 'pct_adults_short_sleep_2020',
} as const
export type HealthMeasure = keyof typeof HEALTH_MEASURES

/** Offices that the page of a city compares with its state and the nation, and the table of ZIP codes counts. */
export const COMPARED_OFFICES = [
  'physicians',
  'dentists',
  'chiropractors',
  'homeHealth',
] as const satisfies OfficeKind[]

/** Figures about people that the page of a city compares with its state and the nation. */
export const COMPARED_PEOPLE = ['over65', 'uninsured', 'spanish', 'minutesToWork', 'dentist', 'bloodPressure'] as const
export type ComparedPeople = (typeof COMPARED_PEOPLE)[number]

/** The distances from the center of a city, in miles, within which the import counts residents. */
export const REACHES = [5, 10, 15, 25] as const
export type Reach = (typeof REACHES)[number]

/**
 * Checks if ZIP codes are a good approximation of a ring: they have 60 to 160 % of the residents. A ZIP code counts if
 * its center is in the ring.
 */
export function areRing(zipResidents: number, ring: number): boolean {
  return ring > 0 && zipResidents >= ring * 0.6 && zipResidents <= ring * 1.6
}

export function eachOf<Key extends string, Result>(
  table: Readonly<Record<Key, string>>,
  create: (value: string) => Result,
): Record<Key, Result> {
  const entries = Object.entries<string>(table).map(([key, value]) => [key, create(value)] as const)
  return Object.fromEntries(entries) as Record<Key, Result>
}
