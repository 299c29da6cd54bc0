import { fields, template } from '../../model/define/fields.ts'
import { besidePoint, contrast, NEAR_TOKENS, point, sentence, surplus } from './citySentences.ts'

const near = (meaning: string) => point(...NEAR_TOKENS).describe(meaning)

const reach = fields({
  several: besidePoint().describe('Where five miles hold several times the city’s people.'),
  more: besidePoint().describe('Where they hold more.'),
  like: near('Where they hold about as many.'),
  fewer: near('Where they hold fewer.'),
  part: near('Where they hold less than half.'),
  unknown: near('Where nobody has counted.'),
})

const office = (kind: string) => contrast('county').describe(`Where ${kind} stand out most.`)

const offices = fields({
  title: fields({
    more: 'Where there are more than in the nation.',
    fewer: 'Where there are fewer.',
    like: 'Where no kind stands out, or nobody has counted.',
  }).describe('The point’s title.'),
  like: sentence().describe('Where no kind stands out.'),
  unknown: sentence().describe('Where nobody has counted.'),
  physicians: office('physicians’ offices'),
  dentists: office('dental offices'),
  chiropractors: office('chiropractors’ offices'),
  therapists: office('offices of therapists and audiologists'),
  otherPractitioners: office('offices of acupuncturists and other practitioners'),
  homeHealth: office('home health agencies'),
  personalCare: office('day spas and salons for the body'),
})

const share = (fact: string) => contrast('county', 'share').describe(`Where ${fact} stand out most.`)
const illness = (fact: string) => surplus('county', 'share').describe(`Where ${fact} stand out most.`)

const people = fields({
  title: fields({
    over65: 'For residents of 65 and over.',
    uninsured: 'For people without health insurance.',
    dentist: 'For visits to a dentist.',
    bloodPressure: 'For high blood pressure.',
    arthritis: 'For arthritis.',
    heartDisease: 'For heart disease.',
    asthma: 'For asthma.',
    shortSleep: 'For short sleep.',
    like: 'Where no share stands out, or nobody has counted.',
  }).describe('The point’s title, by the fact that it is about.'),
  like: sentence().describe('Where no share stands out.'),
  unknown: sentence().describe('Where nobody has counted.'),
  over65: share('residents of 65 and over'),
  uninsured: share('people without health insurance'),
  dentist: share('visits to a dentist'),
  bloodPressure: illness('adults with high blood pressure'),
  arthritis: illness('adults with arthritis'),
  heartDisease: illness('adults with heart disease'),
  asthma: illness('adults with asthma'),
  shortSleep: illness('adults who sleep less than seven hours'),
})

/** What follows from the facts for a practice: four points, each chosen by the fact that stands out most. */
export const expertise = fields({
  title: template('city').describe('The heading.'),
  reach: reach.describe('What follows from who lives near.'),
  offices: offices.describe('What follows from who practices near.'),
  people: people.describe('What follows from who lives in the county.'),
  rules: point().describe('What holds everywhere.'),
})
