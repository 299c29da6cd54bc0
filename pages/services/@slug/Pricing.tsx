import './tables.css'
import { clsx } from 'clsx'
import GithubSlugger from 'github-slugger'
import {
  isPopular,
  type Pricing as PriceList,
  type PricingPlan,
} from '../../../renderer/collections/services/pricing.ts'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { formatDollars, interpolate } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { createPlanCards } from './planCards.ts'
import { TableHeader } from './TableHeader.tsx'

type Copy = Data['copy']['pricing'] & Pick<Data['priceLabels'], 'perMonth'>
type Props = { copy: Copy; pricing: PriceList }

/** Renders the price list of a service: a table, and cards for phones. */
export function Pricing({ copy, pricing }: Props) {
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <TableHeader id="pricing" title={pricing.title} text={pricing.description} />
      <Table copy={copy} pricing={pricing} />
      <ol className="@container gap-5 max-md:grid md:hidden print:hidden">
        {createPlanCards(pricing).map(({ plan, previousPlan, items }) => (
          <li
            key={plan.name}
            className="@large-letters:grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-baseline gap-x-4 border-t pt-[1.1rem]"
          >
            <h3 className="text-name/[1.15] tracking-[-0.014em]">{plan.name}</h3>
            <PlanSummary copy={copy} plan={plan} planClasses={CARD_PLAN_CLASSES} />
            <details className="col-span-full mt-2 text-note/[1.45]">
              <summary className="disclosure py-2">
                {previousPlan ? interpolate(copy.addedFeaturesToggle, { plan: previousPlan }) : copy.featuresToggle}
              </summary>
              <ul className="rows">
                {items.map(({ name, amount, help }) => (
                  <li key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
                    <span>{name}</span> {amount && <b className="font-medium">{amount}</b>}
                    {help && <span className="mt-[0.15rem] basis-full text-ink-soft">{help}</span>}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <Buttons primary={copy.callButton} className="buttons mt-8 max-md:hidden" />
    </section>
  )
}

function Table({ copy, pricing: { plans, help } }: Props) {
  return (
    <table className="pricing w-full table-fixed max-md:not-print:hidden" aria-labelledby="pricing">
      <thead>
        <tr>
          <th scope="col" className="w-1/4 align-bottom text-ink-soft text-note/[1.4] lg:w-1/3">
            {copy.feature}
          </th>
          {plans.map((plan) => (
            <th key={plan.name} scope="col" abbr={plan.name} className="relative">
              {/* Reserves two lines to align prices. */}
              <span className="block font-h3 font-serif text-name/[1.15] tracking-[-0.014em] max-xl:min-h-[2.3em]">
                {plan.name}
              </span>{' '}
              <PlanSummary copy={copy} plan={plan} planClasses={TABLE_PLAN_CLASSES} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular text-note/[1.45]">
        {/* Plans list the same features in the same order. */}
        {plans[0]?.features.map(({ name: feature }, index) => (
          <tr key={feature}>
            {help[feature] === undefined ? (
              <th scope="row">{feature}</th>
            ) : (
              <ExplainedFeature name={feature} help={help[feature]} label={interpolate(copy.helpButton, { feature })} />
            )}
            {plans.map(({ name, features }) => {
              const included = features[index]?.included
              return typeof included === 'string' ? (
                <td key={name}>{included}</td>
              ) : (
                <td key={name} className={included ? 'is-included' : 'not-included'}>
                  <span className="sr-only">{included ? copy.included : copy.notIncluded}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tooltip is centered if the browser doesn't support anchor positioning. */
const TOOLTIP_CLASSES =
  'help m-auto w-80 max-w-[calc(100vw-2*var(--spacing-gutter))] border border-line bg-paper px-5 py-4 font-normal font-sans text-ink text-note/[1.5] normal-nums supports-[position-area:end]:mx-0 supports-[position-area:end]:my-2 supports-[position-area:end]:[position-area:block-end_span-inline-end] supports-[position-area:end]:[position-try-fallbacks:flip-block]'

function ExplainedFeature({ name, help, label }: { name: string; help: string; label: string }) {
  const id = `help-${new GithubSlugger().slug(name)}`
  const lastWord = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <th scope="row" abbr={name}>
      {name.slice(0, -lastWord.length)}
      <span className="whitespace-nowrap">
        {lastWord}{' '}
        <button
          type="button"
          className="help-button hover-accent -my-1 ms-1 size-6 cursor-pointer rounded-full border border-line text-caption/none text-ink-soft hover:border-current print:hidden"
          data-enhance=""
          popoverTarget={id}
          aria-label={label}
        >
          ?
        </button>
      </span>
      <span className={TOOLTIP_CLASSES} id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}

const TABLE_PLAN_CLASSES = {
  badge: 'absolute top-3',
  price: 'min-h-[calc(1em+1.8rem)] text-h3/none whitespace-nowrap',
  perMonth: 'mt-[0.45rem] block',
  size: '',
  note: 'mt-[0.35rem]',
}
const CARD_PLAN_CLASSES: typeof TABLE_PLAN_CLASSES = {
  badge: '@large-letters:text-end [grid-area:2/2]',
  price: 'text-h2/none [grid-area:2/1]',
  perMonth: '',
  size: '@large-letters:text-end [grid-area:1/2]',
  note: 'col-span-full',
}

const PLAN_NOTE_CLASSES = 'block text-ink-soft text-note/[1.4]'

type PlanSummaryProps = { copy: Copy; plan: PricingPlan; planClasses: typeof TABLE_PLAN_CLASSES }

function PlanSummary({ copy, plan, planClasses }: PlanSummaryProps) {
  const { price, description } = plan
  return (
    <>
      {isPopular(plan) && (
        <span className={clsx('plan-badge note-size whitespace-nowrap font-medium', planClasses.badge)}>
          {copy.popularBadge}
        </span>
      )}{' '}
      <span className={clsx('lining-tabular my-3 block font-display font-serif tracking-[-0.02em]', planClasses.price)}>
        {price.monthly === 'custom' ? (
          copy.customPrice
        ) : (
          <>
            {formatDollars(price.monthly)}{' '}
            <small className={clsx('small-sans leading-[1.3]', planClasses.perMonth)}>{copy.perMonth}</small>
          </>
        )}
      </span>{' '}
      <span className={clsx(PLAN_NOTE_CLASSES, planClasses.size)}>{description}</span>{' '}
      {price.note && <span className={clsx(PLAN_NOTE_CLASSES, planClasses.note)}>{price.note}</span>}
    </>
  )
}
