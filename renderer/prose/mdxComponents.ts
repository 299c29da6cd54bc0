import { z } from 'zod'
import { claims } from '../collections/claims/definition.ts'
import { company } from '../collections/company/definition.ts'
import { services } from '../collections/services/definition.ts'
import { listPricesByPlan, prices } from '../collections/services/prices.ts'
import type { MdxComponent, ReadData } from '../model/define/component.ts'
import { fieldMetadata } from '../model/define/fieldMetadata.ts'
import { altText, reference, text } from '../model/define/fields.ts'
import { getTextAt } from '../model/define/path.ts'
import { MEDIA, Reference } from '../model/define/reference.ts'
import { checkBars, checkCallout, checkComparison, checkFigure, checkFlow, checkSteps } from './componentChecks.ts'

const COMPANY_DETAIL_NAMES = ['brand', 'legalName', 'phone', 'email', 'address', 'hours', 'replyTime'] as const

function getCompanyDetail(details: unknown, name: string): string {
  if (name !== 'address') return getTextAt(details, [name])
  const getPart = (key: string) => getTextAt(details, ['address', key])
  return `${getPart('street')}, ${getPart('city')}, ${getPart('region')} ${getPart('postalCode')}`
}

/** Returns a formatted price by id, such as `local-seo/small`, or an empty string if the price is unknown. */
function getPrice(id: string, read: ReadData): string {
  const [slug, plan = ''] = id.split('/')
  const data = read({ path: `${services.name}/${slug}.yaml`, schema: services.schema })
  return listPricesByPlan(data).get(plan) ?? ''
}

const IMAGE_MESSAGE = '`src` must be an image in `content/media`, for example posts/chart.png.'
const image = z.string().regex(/\.(png|jpe?g|webp|avif)$/, IMAGE_MESSAGE)

const PIXELS_MESSAGE = 'The size must be a whole number of pixels, for example width="960".'
const pixels = z.string().regex(/^[1-9]\d{0,4}$/, PIXELS_MESSAGE)

/** Not `text()`, which requires a letter or digit. A unit can be `$`. */
const unit = z.string().trim().min(1).max(3).register(fieldMetadata, { isCopy: true })

/** Attributes and rules of MDX components, by name. Those with `getInsertedText` become text, and `renderer/components/Prose.tsx` renders the others. */
export const mdxComponents: Record<string, MdxComponent> = {
  Callout: { attributes: z.strictObject({ title: text().optional() }), placement: 'block', check: checkCallout },
  Claim: {
    attributes: z.strictObject({ id: reference('claims') }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getTextAt(read(claims), [attribute('id'), 'value']),
    fromToken: (name) => (name.startsWith('claim:') ? `<Claim id="${name.slice('claim:'.length)}" />` : undefined),
  },
  Fact: {
    attributes: z.strictObject({ name: z.enum(COMPANY_DETAIL_NAMES) }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getCompanyDetail(read(company), attribute('name')),
    fromToken: (name) =>
      (COMPANY_DETAIL_NAMES as readonly string[]).includes(name) ? `<Fact name="${name}" />` : undefined,
  },
  Price: {
    attributes: z.strictObject({ of: reference(prices.name) }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getPrice(attribute('of'), read),
    fromToken: (name) => (name.startsWith('price:') ? `<Price of="${name.slice('price:'.length)}" />` : undefined),
  },
  Figure: {
    attributes: z.strictObject({
      src: image.transform((path) => new Reference(MEDIA, path)),
      alt: altText(),
      width: pixels,
      height: pixels,
      caption: text().optional(),
    }),
    placement: 'block',
    check: checkFigure,
    image: { path: 'src', alt: 'alt', width: 'width', height: 'height', caption: 'caption' },
  },
  Steps: { attributes: z.strictObject({}), placement: 'block', check: checkSteps },
  Comparison: { attributes: z.strictObject({}), placement: 'block', check: checkComparison },
  Bars: {
    attributes: z.strictObject({ caption: text(), unit: unit.optional() }),
    placement: 'block',
    check: checkBars,
  },
  Flow: { attributes: z.strictObject({ caption: text() }), placement: 'block', check: checkFlow },
}
